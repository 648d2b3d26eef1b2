-- migrate:up

-- The lane signs one hash per batch: it covers the root over the batch's receipts and the hash of the previous batch.
-- The foreign key leads from each batch to the one before it, so a number is neither skipped nor given twice.
CREATE TABLE receipt_batch (
  member_id integer NOT NULL,
  n bigint NOT NULL CHECK (n > 0),
  count integer NOT NULL CHECK (count > 0),
  root bytea NOT NULL CHECK (length(root) = 32),
  previous bytea NOT NULL CHECK (length(previous) = 32),
  unix_ms bigint NOT NULL,
  hash bytea NOT NULL CHECK (length(hash) = 32),
  signature bytea NOT NULL CHECK (length(signature) = 64),
  previous_n bigint GENERATED ALWAYS AS (nullif(n - 1, 0)) STORED,
  PRIMARY KEY (member_id, n),
  UNIQUE (member_id, n, hash),
  FOREIGN KEY (member_id, previous_n, previous) REFERENCES receipt_batch (member_id, n, hash),
  CHECK (n > 1 OR previous = '\x0000000000000000000000000000000000000000000000000000000000000000')
);
CALL fence_by_member('receipt_batch');
CALL make_append_only('receipt_batch');
GRANT SELECT, INSERT ON receipt_batch TO fairground_app;

ALTER TABLE lane
  ADD COLUMN receipt_batch_n bigint NOT NULL DEFAULT 0,
  ADD COLUMN receipt_batch_hash bytea NOT NULL DEFAULT '\x0000000000000000000000000000000000000000000000000000000000000000'
    CHECK (length(receipt_batch_hash) = 32);

-- The place of the receipt in its batch. Tickets sold before this change have receipts with their own signature.
ALTER TABLE ticket
  ADD COLUMN batch_n bigint,
  ADD COLUMN batch_index integer,
  ADD CONSTRAINT ticket_batch_check CHECK (batch_n IS NOT NULL AND batch_index IS NOT NULL) NOT VALID;
CREATE UNIQUE INDEX ticket_of_batch ON ticket (member_id, batch_n, batch_index) WHERE batch_n IS NOT NULL;

-- migrate:down
