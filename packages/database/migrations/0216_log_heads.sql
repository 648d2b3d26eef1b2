-- migrate:up

-- The size of each instance's ticket tree in the newest `heads` entry, to find the trees that have changed since.
CREATE TABLE log_head (
  member_id integer NOT NULL,
  instance_id integer NOT NULL,
  size bigint NOT NULL CHECK (size > 0),
  PRIMARY KEY (member_id, instance_id),
  FOREIGN KEY (member_id, instance_id) REFERENCES game_instance (member_id, id)
);
CALL fence_by_member('log_head');

GRANT SELECT, INSERT, UPDATE ON log_head TO fairground_app;

-- migrate:down
