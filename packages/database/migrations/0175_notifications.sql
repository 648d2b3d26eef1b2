-- migrate:up

-- What a player is notified of. `subject` names the cause, so that each notification is written once.
-- `listed` is false if the player has switched this kind off in the list; mail or push may still use it.
CREATE TABLE notification (
  member_id integer NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  player_id integer NOT NULL,
  kind text NOT NULL CHECK (kind IN (
    'win', 'result', 'refund', 'deposit', 'withdrawal', 'bonus', 'verification', 'security', 'message', 'drawReminder')),
  subject text NOT NULL CHECK (length(subject) BETWEEN 1 AND 100),
  facts jsonb NOT NULL,
  listed boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  read_at timestamptz,
  PRIMARY KEY (member_id, id),
  UNIQUE (member_id, player_id, subject),
  FOREIGN KEY (member_id, player_id) REFERENCES player (member_id, id)
);
CREATE INDEX notification_of_player ON notification (member_id, player_id, id DESC) WHERE listed;
CREATE INDEX notification_unread ON notification (member_id, player_id) WHERE listed AND read_at IS NULL;
CREATE INDEX notification_age ON notification (member_id, created_at);
CALL fence_by_member('notification');

-- Choices that differ from the default of the kind.
CREATE TABLE notification_preference (
  member_id integer NOT NULL,
  player_id integer NOT NULL,
  kind text NOT NULL,
  channel text NOT NULL CHECK (channel IN ('inApp', 'mail', 'push')),
  enabled boolean NOT NULL,
  PRIMARY KEY (member_id, player_id, kind, channel),
  FOREIGN KEY (member_id, player_id) REFERENCES player (member_id, id)
);
CREATE INDEX notification_preference_enabled ON notification_preference (member_id, kind, player_id) WHERE enabled;
CALL fence_by_member('notification_preference');

-- A browser that receives push messages. Endpoint and keys are encrypted with the player's key; the digest finds an
-- endpoint without decrypting it.
CREATE TABLE push_subscription (
  member_id integer NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  player_id integer NOT NULL,
  digest bytea NOT NULL CHECK (length(digest) = 32),
  sealed bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (member_id, id),
  UNIQUE (member_id, digest),
  FOREIGN KEY (member_id, player_id) REFERENCES player (member_id, id)
);
CREATE INDEX push_subscription_of_player ON push_subscription (member_id, player_id, id);
CALL fence_by_member('push_subscription');

-- A reason to notify players. A worker turns it into notifications and then deletes it.
-- `ref` is an instance or a persistent event; `after_player` is the last player who was notified of it.
CREATE TABLE notification_cause (
  member_id integer NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL CHECK (kind IN ('win', 'result', 'refund', 'reminder', 'card', 'event', 'security')),
  ref bigint NOT NULL,
  player_id integer,
  facts jsonb NOT NULL DEFAULT '{}',
  after_player integer NOT NULL DEFAULT 0,
  -- Null when it is done. Only reminders stay, so that an instance has one.
  due_at timestamptz DEFAULT clock_timestamp(),
  PRIMARY KEY (member_id, id)
);
CREATE INDEX notification_cause_due ON notification_cause (member_id, due_at) WHERE due_at IS NOT NULL;
CREATE UNIQUE INDEX one_reminder ON notification_cause (member_id, ref) WHERE kind = 'reminder';
CALL fence_by_member('notification_cause');

-- An instance ends after its play-out, so its result is known to everyone.
CREATE FUNCTION notify_of_instance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO notification_cause (member_id, kind, ref)
  VALUES (NEW.member_id, CASE NEW.status WHEN 'ENDED' THEN 'win' ELSE 'refund' END, NEW.id);
  RETURN NULL;
END
$$;
CREATE TRIGGER notify_of_instance AFTER UPDATE OF status ON game_instance
  FOR EACH ROW WHEN (OLD.status <> NEW.status AND NEW.status IN ('ENDED', 'REFUNDED') AND NEW.sold > 0)
  EXECUTE FUNCTION notify_of_instance();

-- Events of one player. Events about games are derived from their history and have other causes.
CREATE FUNCTION notify_of_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO notification_cause (member_id, kind, ref, player_id)
  VALUES (NEW.member_id, 'event', NEW.id, NEW.player_id);
  RETURN NULL;
END
$$;
CREATE TRIGGER notify_of_event AFTER INSERT ON persistent_event
  FOR EACH ROW WHEN (NEW.about IS NULL) EXECUTE FUNCTION notify_of_event();

GRANT SELECT, INSERT, UPDATE, DELETE ON notification, notification_preference, push_subscription, notification_cause
  TO fairground_app;

-- migrate:down
