-- migrate:up

ALTER TABLE limit_change DROP CONSTRAINT limit_change_kind_check;
ALTER TABLE limit_change ADD CONSTRAINT limit_change_kind_check CHECK (kind IN ('wagerWeek', 'lossDay', 'lossWeek', 'lossMonth', 'depositDay', 'depositWeek', 'depositMonth'));
ALTER TABLE limit_counter DROP CONSTRAINT limit_counter_kind_check;
ALTER TABLE limit_counter ADD CONSTRAINT limit_counter_kind_check CHECK (kind IN ('wagerWeek', 'lossDay', 'lossWeek', 'lossMonth', 'depositDay', 'depositWeek', 'depositMonth'));

-- The lease of the worker that expires this grant.
ALTER TABLE bonus_grant ADD COLUMN claimed_until timestamptz NOT NULL DEFAULT '-infinity';
CREATE INDEX bonus_expiry ON bonus_grant (member_id, expires_at) WHERE status = 'ACTIVE';

-- One row per instance with subscriptions to play, created when the instance opens. A null due time means done.
-- There is no foreign key, because it would lock the row of the instance that every purchase updates.
CREATE TABLE subscription_run (
  member_id integer NOT NULL,
  instance_id integer NOT NULL,
  game_id integer NOT NULL,
  opened_at timestamptz NOT NULL,
  start_at timestamptz NOT NULL,
  due_at timestamptz,
  PRIMARY KEY (member_id, instance_id)
);
CREATE INDEX subscription_run_due ON subscription_run (member_id, start_at, instance_id) WHERE due_at IS NOT NULL;
CALL fence_by_member('subscription_run');
GRANT SELECT, INSERT, UPDATE ON subscription_run TO fairground_app;

-- migrate:down
