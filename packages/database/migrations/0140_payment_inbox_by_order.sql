-- migrate:up

-- Some providers cannot be asked what became of an order: what they told of it is read again.
CREATE INDEX payment_inbox_by_order ON payment_inbox (member_id, provider, reference);

-- migrate:down
