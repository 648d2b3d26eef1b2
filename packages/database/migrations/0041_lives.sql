-- migrate:up

-- The guaranteed minimum of the progressive jackpot, funded in advance by the operator.
ALTER TABLE game ADD COLUMN guarantee bigint NOT NULL DEFAULT 0 CHECK (guarantee >= 0);

-- migrate:down
