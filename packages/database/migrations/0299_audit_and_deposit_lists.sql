-- migrate:up

-- The audit log by actor, by action and by time, and deposits by state.
CREATE INDEX audit_entry_of_actor ON audit_entry (member_id, actor, seq);
CREATE INDEX audit_entry_of_action ON audit_entry (member_id, action, seq);
CREATE INDEX audit_entry_by_time ON audit_entry (member_id, at);
CREATE INDEX payment_of_state ON payment (member_id, state, id);

-- migrate:down
