-- migrate:up

-- The policies of a log in C2SP tlog-policy text, each also an entry of the log. The newest with `from_at` in the past is
-- in force.
CREATE TABLE log_policy (
  member_id integer NOT NULL REFERENCES public_log (member_id),
  index bigint NOT NULL,
  from_at timestamptz NOT NULL,
  text text NOT NULL CHECK (length(text) BETWEEN 1 AND 20000),
  PRIMARY KEY (member_id, index),
  FOREIGN KEY (member_id, index) REFERENCES log_entry (member_id, index)
);
CALL fence_by_member('log_policy');
CALL make_append_only('log_policy');

-- The newest cosignature of each witness. It shows whether the witness is there, also when the log has nothing new.
CREATE TABLE log_witness (
  member_id integer NOT NULL REFERENCES public_log (member_id),
  witness text NOT NULL,
  size bigint NOT NULL CHECK (size >= 0),
  seconds bigint NOT NULL CHECK (seconds >= 0),
  PRIMARY KEY (member_id, witness)
);
CALL fence_by_member('log_witness');

-- One publisher per operator signs checkpoints and sends them to the witnesses.
CREATE TABLE log_publisher (
  member_id integer PRIMARY KEY REFERENCES public_log (member_id),
  owner uuid,
  lease_until timestamptz NOT NULL DEFAULT '-infinity'
);
CALL fence_by_member('log_publisher');

GRANT SELECT, INSERT ON log_policy TO fairground_app;
GRANT SELECT, INSERT, UPDATE ON log_witness, log_publisher TO fairground_app;

-- migrate:down
