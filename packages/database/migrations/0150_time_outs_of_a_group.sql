-- migrate:up

-- A time-out also applies at every operator of the group, and to other accounts of the same person.
ALTER TABLE exclusion
  ADD COLUMN status text NOT NULL DEFAULT 'selfExcluded' CHECK (status IN ('timedOut', 'selfExcluded'));
ALTER TABLE exclusion ALTER COLUMN status DROP DEFAULT;
ALTER TABLE exclusion_spread
  ADD COLUMN status text NOT NULL DEFAULT 'selfExcluded' CHECK (status IN ('timedOut', 'selfExcluded'));
ALTER TABLE exclusion_spread ALTER COLUMN status DROP DEFAULT;

-- migrate:down
