-- migrate:up

-- A subscription repeats the number of plays; `plays` is empty if the game deals them. `stakes` has the units of each line.
ALTER TABLE subscription ADD COLUMN stakes jsonb NOT NULL DEFAULT '[]', ADD COLUMN play_count integer;
UPDATE subscription SET play_count = greatest(1, jsonb_array_length(plays));
ALTER TABLE subscription
  ALTER COLUMN play_count SET NOT NULL,
  ADD CHECK (play_count BETWEEN 1 AND 1000),
  ADD CHECK (jsonb_array_length(plays) IN (0, play_count)),
  ADD CHECK (jsonb_array_length(stakes) IN (0, play_count));

-- migrate:down
