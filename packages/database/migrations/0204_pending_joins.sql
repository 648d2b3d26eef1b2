-- migrate:up

-- A pending join is bought once, when the deposit that names it is credited. `due_at` is set by that deposit.
ALTER TABLE pending_join
  ADD COLUMN request_id text,
  ADD COLUMN status text NOT NULL DEFAULT 'WAITING' CHECK (status IN ('WAITING', 'PLAYED', 'REFUSED')),
  ADD COLUMN due_at timestamptz,
  ADD COLUMN answer jsonb NOT NULL DEFAULT 'null';
UPDATE pending_join SET request_id = coalesce(request ->> 'requestId', gen_random_uuid()::text);
ALTER TABLE pending_join
  ALTER COLUMN request_id SET NOT NULL,
  ADD UNIQUE (member_id, player_id, request_id),
  ADD CHECK ((status = 'WAITING') = (answer = 'null'::jsonb)),
  ADD CHECK (status = 'WAITING' OR due_at IS NULL);
CREATE INDEX pending_join_due ON pending_join (member_id, due_at) WHERE due_at IS NOT NULL;

ALTER TABLE deposit_order
  ADD COLUMN pending_join_id integer,
  ADD FOREIGN KEY (member_id, pending_join_id) REFERENCES pending_join (member_id, id);

-- The browser that stored a form reads it back with a key. Only the digest of the key is stored.
ALTER TABLE pending_form ADD COLUMN resume_digest bytea CHECK (length(resume_digest) = 32);

-- migrate:down
