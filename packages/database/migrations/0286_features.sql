-- migrate:up

-- The features that the operator has switched, by name. A feature that is not named has its default.
ALTER TABLE member ADD COLUMN features jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(features) = 'object');
GRANT UPDATE (features) ON member TO fairground_staff;

-- migrate:down
