-- migrate:up

-- The answers of support: an encrypted list of text, time and staff member.
ALTER TABLE support_case
  ADD COLUMN sealed_answers bytea,
  ADD COLUMN answered_at timestamptz;

ALTER TABLE notification
  DROP CONSTRAINT notification_kind_check,
  ADD CONSTRAINT notification_kind_check CHECK (kind IN (
    'win', 'result', 'refund', 'deposit', 'withdrawal', 'bonus', 'gift', 'verification', 'security', 'message',
    'supportAnswer', 'drawReminder'));
ALTER TABLE notification_cause
  DROP CONSTRAINT notification_cause_kind_check,
  ADD CONSTRAINT notification_cause_kind_check CHECK (kind IN (
    'win', 'result', 'refund', 'reminder', 'card', 'event', 'security', 'gift', 'support'));

-- migrate:down
