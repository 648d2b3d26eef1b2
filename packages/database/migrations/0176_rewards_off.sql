-- migrate:up

-- A player can switch all rewards off.
ALTER TABLE player ADD COLUMN rewards_off boolean NOT NULL DEFAULT false;

-- migrate:down
