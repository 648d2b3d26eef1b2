-- migrate:up

-- What the progressive of the game holds at least whenever it is shown: the operator's money, put there beforehand.
ALTER TABLE game ADD COLUMN guarantee bigint NOT NULL DEFAULT 0 CHECK (guarantee >= 0);

-- migrate:down
