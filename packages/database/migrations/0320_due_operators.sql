-- migrate:up

-- Workers poll all operators with one statement: the functions below name the operators that have work, and nothing else.
-- The role that they run as has no login. It reads only the columns that say whether work is due.
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'fairground_polls') THEN
    CREATE ROLE fairground_polls NOLOGIN NOSUPERUSER NOBYPASSRLS NOCREATEDB NOCREATEROLE;
  END IF;
END
$$;

-- Lets the functions read these columns of the rows of all operators.
CREATE PROCEDURE let_polls_read(name text, columns text)
  LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('GRANT SELECT (%s) ON %I TO fairground_polls', columns, name);
  EXECUTE format('CREATE POLICY polls_read ON %I FOR SELECT TO fairground_polls USING (true)', name);
END
$$;

-- Creates a function that names the operators for which the condition holds. The operator is the row m. Only nested loops
-- over indexes are allowed: a plan made for empty tables must not become slow as the tables grow.
CREATE PROCEDURE create_due_function(signature text, condition text)
  LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format($f$
    CREATE FUNCTION %1$s RETURNS SETOF integer
      LANGUAGE plpgsql STABLE SECURITY DEFINER
      SET search_path = pg_catalog, public, pg_temp
      SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off
      AS $body$ BEGIN RETURN QUERY SELECT m.id FROM member m WHERE %2$s ORDER BY m.id; END $body$
  $f$, signature, condition);
  EXECUTE format('ALTER FUNCTION %s OWNER TO fairground_polls', signature);
  EXECUTE format('REVOKE ALL ON FUNCTION %s FROM PUBLIC', signature);
  EXECUTE format('GRANT EXECUTE ON FUNCTION %s TO fairground_app', signature);
END
$$;

GRANT SELECT (id) ON member TO fairground_polls;
CALL let_polls_read('bonus_ball', 'member_id, instance_id, state, expires_at');
CALL let_polls_read('bonus_campaign', 'member_id, active');
CALL let_polls_read('bonus_grant', 'member_id, status, expires_at, claimed_until, paused_at');
CALL let_polls_read('content_version', 'member_id, status, live_from');
CALL let_polls_read('deposit_order', 'member_id, ask_at');
CALL let_polls_read('exclusion_spread', 'member_id');
CALL let_polls_read('game', 'member_id, id, xmin, rule, active, paused, log_index');
CALL let_polls_read('game_closure', 'member_id, id, xmin, closed_until');
CALL let_polls_read('game_instance', 'member_id, id, xmin, game_id, status, due_at, start_at, sold, frontier');
CALL let_polls_read('generated_report', 'member_id, status, claimed_until');
CALL let_polls_read('gift', 'member_id, state, use_by, claimed_until');
CALL let_polls_read('identity_check', 'member_id, status, ask_at');
CALL let_polls_read('interaction', 'member_id, evaluate_at, evaluated_at');
CALL let_polls_read('journal', 'member_id, id, op_key');
CALL let_polls_read('lane', 'member_id, owner, epoch, lease_until, journal_id');
CALL let_polls_read('log_checkpoint', 'member_id, size');
CALL let_polls_read('log_head', 'member_id, instance_id, size');
CALL let_polls_read('notification_cause', 'member_id, kind, ref, due_at');
CALL let_polls_read('notification_preference', 'member_id, kind, enabled');
CALL let_polls_read('payment', 'member_id, state, changed_at');
CALL let_polls_read('pending_join', 'member_id, due_at');
CALL let_polls_read('planned_instance', 'member_id, game_id, start_at, xmin, reg_end');
CALL let_polls_read('player', 'member_id, id, status, restricted_until');
CALL let_polls_read('player_detail', 'member_id, search_version');
CALL let_polls_read('player_flag', 'member_id, acted_at, handled_at, due_at');
CALL let_polls_read('player_screening', 'member_id, exclusion_checked_at, sanctions_version');
CALL let_polls_read('point_due', 'member_id');
CALL let_polls_read('proposal', 'member_id, status, expires_at');
CALL let_polls_read('protection_position', 'member_id, journal_id, failed_until');
CALL let_polls_read('public_log', 'member_id, size');
CALL let_polls_read('referral', 'member_id, joined_at, rewarded_at, refused');
CALL let_polls_read('return_due', 'member_id');
CALL let_polls_read('site_notice', 'member_id, status, starts_at, ends_at');
CALL let_polls_read('subscription', 'member_id, player_id, status');
CALL let_polls_read('subscription_run', 'member_id, instance_id, due_at');
CALL let_polls_read('support_case', 'member_id, status, due_at');
CALL let_polls_read('webhook_endpoint', 'member_id, id, status');
CALL let_polls_read('webhook_event', 'member_id, at');
CALL let_polls_read('webhook_queue', 'member_id, endpoint_id, due_at');
CALL let_polls_read('withdrawal', 'member_id, id, status');
CALL let_polls_read('withdrawal_approval', 'member_id, withdrawal_id');
CALL let_polls_read('withdrawal_order', 'member_id, op_key, ask_at');
CALL let_polls_read('account', 'member_id, kind, ref, version');

-- Draws and decks.
CALL create_due_function('due_draws()', $$
  EXISTS (SELECT FROM game_instance i
           WHERE i.member_id = m.id AND i.status NOT IN ('ENDED', 'REFUNDED') AND i.due_at <= statement_timestamp())$$);
CALL create_due_function('due_decks(kinds text[])', $$
  EXISTS (SELECT FROM game g JOIN game_instance i ON i.member_id = g.member_id AND i.game_id = g.id
           WHERE g.member_id = m.id AND g.rule = ANY (kinds) AND i.status NOT IN ('ENDED', 'REFUNDED'))$$);
CALL create_due_function('due_new_decks(kinds text[])', $$
  EXISTS (SELECT FROM game g
           WHERE g.member_id = m.id AND g.rule = ANY (kinds) AND g.active AND NOT g.paused AND g.log_index IS NOT NULL
             AND NOT EXISTS (SELECT FROM game_instance i
                              WHERE i.member_id = g.member_id AND i.game_id = g.id AND i.status <> 'ENDED'))$$);

-- The public log.
CALL create_due_function('due_checkpoints()', $$
  EXISTS (SELECT FROM public_log l
           WHERE l.member_id = m.id
             AND l.size > coalesce((SELECT max(c.size) FROM log_checkpoint c WHERE c.member_id = l.member_id), 0))$$);
CALL create_due_function('due_heads()', $$
  EXISTS (SELECT FROM game_instance i
           WHERE i.member_id = m.id AND i.status NOT IN ('ENDED', 'REFUNDED') AND i.sold > 0
             AND ('x' || encode(substring(i.frontier FROM 1 FOR 8), 'hex'))::bit(64)::bigint
               > coalesce((SELECT h.size FROM log_head h WHERE h.member_id = i.member_id AND h.instance_id = i.id), 0))$$);

-- Money.
CALL create_due_function('due_deposits()', $$
  EXISTS (SELECT FROM deposit_order o WHERE o.member_id = m.id AND o.ask_at <= statement_timestamp())$$);
CALL create_due_function('due_withdrawals()', $$
  EXISTS (SELECT FROM withdrawal_order o
            JOIN journal j ON j.member_id = o.member_id AND j.op_key = o.op_key
            JOIN withdrawal w ON w.member_id = j.member_id AND w.id = j.id AND w.status <> 'REQUESTED'
           WHERE o.member_id = m.id AND o.ask_at <= statement_timestamp())$$);
CALL create_due_function('due_routing()', $$
  EXISTS (SELECT FROM withdrawal w WHERE w.member_id = m.id AND w.status = 'REQUESTED')$$);
CALL create_due_function('due_pending_joins()', $$
  EXISTS (SELECT FROM pending_join p WHERE p.member_id = m.id AND p.due_at <= statement_timestamp())$$);
CALL create_due_function('due_subscriptions()', $$
  EXISTS (SELECT FROM game_instance i
           WHERE i.member_id = m.id AND i.status = 'OPEN'
             AND NOT EXISTS (SELECT FROM subscription_run r WHERE r.member_id = i.member_id AND r.instance_id = i.id))
  OR EXISTS (SELECT FROM subscription_run r WHERE r.member_id = m.id AND r.due_at <= statement_timestamp())$$);
CALL create_due_function('due_returns()', $$EXISTS (SELECT FROM return_due r WHERE r.member_id = m.id)$$);

-- Rewards.
CALL create_due_function('due_bonuses()', $$
  EXISTS (SELECT FROM bonus_grant b
           WHERE b.member_id = m.id AND b.status = 'ACTIVE' AND b.expires_at <= statement_timestamp()
             AND b.claimed_until <= statement_timestamp() AND b.paused_at IS NULL)$$);
CALL create_due_function('due_bonus_offers()', $$
  EXISTS (SELECT FROM bonus_campaign c WHERE c.member_id = m.id AND c.active)$$);
CALL create_due_function('due_gifts()', $$
  EXISTS (SELECT FROM gift g
           WHERE g.member_id = m.id AND g.state IN ('WRAPPED', 'OPENED') AND g.use_by <= statement_timestamp()
             AND g.claimed_until <= statement_timestamp())$$);
CALL create_due_function('due_referrals()', $$
  EXISTS (SELECT FROM referral r
           WHERE r.member_id = m.id AND r.joined_at IS NOT NULL AND r.rewarded_at IS NULL AND r.refused IS NULL)$$);
CALL create_due_function('due_points()', $$EXISTS (SELECT FROM point_due p WHERE p.member_id = m.id)$$);
CALL create_due_function('due_balls()', $$
  EXISTS (SELECT FROM bonus_ball b JOIN game_instance i ON i.member_id = b.member_id AND i.id = b.instance_id
           WHERE b.member_id = m.id AND b.state = 'active' AND i.status IN ('ENDED', 'REFUNDED'))
  OR EXISTS (SELECT FROM bonus_ball b
              WHERE b.member_id = m.id AND b.state = 'available' AND b.expires_at <= statement_timestamp())$$);

-- Players.
CALL create_due_function('due_notifications()', $$
  EXISTS (SELECT FROM notification_cause c WHERE c.member_id = m.id AND c.due_at <= statement_timestamp())$$);
CALL create_due_function('due_reminders()', $$
  EXISTS (SELECT FROM notification_preference p
           WHERE p.member_id = m.id AND p.kind = 'drawReminder' AND p.enabled)
  AND EXISTS (SELECT FROM game_instance i
               WHERE i.member_id = m.id AND i.status IN ('OPEN', 'CLOSED', 'READY')
                 AND i.start_at BETWEEN statement_timestamp() + interval '5 minutes' AND statement_timestamp() + interval '15 minutes'
                 AND NOT EXISTS (SELECT FROM notification_cause c
                                  WHERE c.member_id = i.member_id AND c.kind = 'reminder' AND c.ref = i.id))$$);
CALL create_due_function('due_search_digests()', $$
  EXISTS (SELECT FROM player_detail d WHERE d.member_id = m.id AND d.search_version = 0)$$);
CALL create_due_function('due_restrictions()', $$
  EXISTS (SELECT FROM player p
           WHERE p.member_id = m.id AND p.restricted_until IS NOT NULL AND p.status IN ('timedOut', 'selfExcluded')
             AND (p.restricted_until <= statement_timestamp()
                  OR EXISTS (SELECT FROM subscription s
                              WHERE s.member_id = p.member_id AND s.player_id = p.id AND s.status = 'ACTIVE')))
  OR EXISTS (SELECT FROM exclusion_spread e WHERE e.member_id = m.id)$$);
CALL create_due_function('due_protection()', $$
  EXISTS (SELECT FROM lane l LEFT JOIN protection_position p ON p.member_id = l.member_id
           WHERE l.member_id = m.id
             AND (l.journal_id > coalesce(p.journal_id, 0)
                  OR EXISTS (SELECT FROM payment f
                              WHERE f.member_id = l.member_id AND f.state = 'FAILED'
                                AND f.changed_at > coalesce(p.failed_until, '-infinity') - interval '1 minute')))
  OR EXISTS (SELECT FROM player_flag f WHERE f.member_id = m.id AND f.acted_at IS NULL)$$);
CALL create_due_function('due_interactions()', $$
  EXISTS (SELECT FROM interaction i
           WHERE i.member_id = m.id AND i.evaluated_at IS NULL AND i.evaluate_at <= statement_timestamp())
  OR EXISTS (SELECT FROM player_flag f
              WHERE f.member_id = m.id AND f.handled_at IS NULL AND f.due_at < statement_timestamp())$$);
CALL create_due_function('due_register_checks()', $$
  EXISTS (SELECT FROM player_screening s
           WHERE s.member_id = m.id AND s.exclusion_checked_at < statement_timestamp() - interval '1 day')$$);
CALL create_due_function('due_screenings(version text)', $$
  EXISTS (SELECT FROM player_screening s WHERE s.member_id = m.id AND s.sanctions_version < version)
  OR EXISTS (SELECT FROM player_screening s WHERE s.member_id = m.id AND s.sanctions_version > version)$$);

-- The site and the operator's own systems.
CALL create_due_function('due_notices()', $$
  EXISTS (SELECT FROM site_notice n
           WHERE n.member_id = m.id AND n.status <> 'over'
             AND (n.ends_at <= statement_timestamp() OR n.status = 'planned' AND n.starts_at <= statement_timestamp()))$$);
CALL create_due_function('due_content()', $$
  EXISTS (SELECT FROM content_version v
           WHERE v.member_id = m.id AND v.status = 'scheduled' AND v.live_from <= statement_timestamp())$$);
CALL create_due_function('due_webhooks()', $$
  EXISTS (SELECT FROM webhook_endpoint e
            JOIN webhook_queue q ON q.member_id = e.member_id AND q.endpoint_id = e.id AND q.due_at <= statement_timestamp()
           WHERE e.member_id = m.id AND e.status = 'enabled')$$);
CALL create_due_function('due_old_webhook_events(keep_days integer)', $$
  EXISTS (SELECT FROM webhook_event v
           WHERE v.member_id = m.id AND v.at < statement_timestamp() - make_interval(days => keep_days))$$);
CALL create_due_function('due_reports()', $$
  EXISTS (SELECT FROM generated_report r
           WHERE r.member_id = m.id AND r.status IN ('requested', 'running') AND r.claimed_until <= statement_timestamp())$$);

-- A hash over the versions of all rows that decide which draws an operator opens. While it stays the same and no draw of a
-- schedule begins, there is nothing to open.
CREATE FUNCTION opening_states() RETURNS TABLE (member_id integer, state text)
  LANGUAGE plpgsql STABLE SECURITY DEFINER
  SET search_path = pg_catalog, public, pg_temp
  SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off
  AS $$
#variable_conflict use_column
BEGIN
  RETURN QUERY
  SELECT m.id, md5(concat_ws('/',
           (SELECT string_agg(concat_ws(':', g.id, g.xmin), ',' ORDER BY g.id) FROM game g WHERE g.member_id = m.id),
           (SELECT string_agg(concat_ws(':', i.id, i.xmin), ',' ORDER BY i.id) FROM game_instance i
             WHERE i.member_id = m.id AND i.status NOT IN ('ENDED', 'REFUNDED')),
           (SELECT string_agg(concat_ws(':', c.id, c.xmin), ',' ORDER BY c.id) FROM game_closure c
             WHERE c.member_id = m.id AND c.closed_until > statement_timestamp()),
           (SELECT string_agg(concat_ws(':', p.game_id, p.start_at, p.xmin), ',' ORDER BY p.game_id, p.start_at) FROM planned_instance p
             WHERE p.member_id = m.id AND p.reg_end > statement_timestamp()),
           (SELECT string_agg(concat_ws(':', a.kind, a.ref, a.version), ',' ORDER BY a.kind, a.ref) FROM account a
             WHERE a.member_id = m.id AND a.kind IN ('jackpot', 'reserve'))))
    FROM member m WHERE EXISTS (SELECT FROM game g WHERE g.member_id = m.id) ORDER BY m.id;
END
$$;
ALTER FUNCTION opening_states() OWNER TO fairground_polls;
REVOKE ALL ON FUNCTION opening_states() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION opening_states() TO fairground_app;

-- Renews all leases of one publisher of logs and names the operators whose log it publishes.
CALL let_polls_read('log_publisher', 'member_id, owner, lease_until');
CREATE POLICY polls_renew ON log_publisher FOR UPDATE TO fairground_polls USING (true) WITH CHECK (true);
GRANT UPDATE (lease_until) ON log_publisher TO fairground_polls;
CREATE FUNCTION renew_log_leases(holder uuid, lease_ms integer) RETURNS SETOF integer
  LANGUAGE sql SECURITY DEFINER
  SET search_path = pg_catalog, public, pg_temp
  AS $$
  UPDATE log_publisher SET lease_until = clock_timestamp() + make_interval(secs => lease_ms::float8 / 1000)
   WHERE owner = holder RETURNING member_id
$$;
ALTER FUNCTION renew_log_leases(uuid, integer) OWNER TO fairground_polls;
REVOKE ALL ON FUNCTION renew_log_leases(uuid, integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION renew_log_leases(uuid, integer) TO fairground_app;
CALL create_due_function('due_free_logs()', $$
  NOT EXISTS (SELECT FROM log_publisher p WHERE p.member_id = m.id AND p.lease_until >= statement_timestamp())$$);

-- Renews all leases of one lane process and returns the lanes of all operators. A row that a batch has locked is left to a
-- renewal of its own, so that no operator waits for the batch of another one. A returned lease is not renewed.
CREATE POLICY polls_renew ON lane FOR UPDATE TO fairground_polls USING (true) WITH CHECK (true);
GRANT UPDATE (lease_until) ON lane TO fairground_polls;
CREATE FUNCTION renew_lane_leases(holder uuid, lease_ms integer)
  RETURNS TABLE (member_id integer, epoch bigint, held boolean, free boolean, renewed boolean)
  LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = pg_catalog, public, pg_temp
  AS $$
#variable_conflict use_column
BEGIN
  RETURN QUERY
  WITH unlocked AS (
    SELECT l.member_id FROM lane l WHERE l.owner = holder AND l.lease_until > '-infinity' ORDER BY l.member_id
       FOR NO KEY UPDATE SKIP LOCKED),
  renewed AS (
    UPDATE lane l SET lease_until = clock_timestamp() + make_interval(secs => lease_ms::float8 / 1000)
      FROM unlocked u WHERE l.member_id = u.member_id AND l.owner = holder RETURNING l.member_id)
  SELECT l.member_id, l.epoch, l.owner IS NOT DISTINCT FROM holder AND l.lease_until > '-infinity',
         l.lease_until < clock_timestamp(), r.member_id IS NOT NULL
    FROM lane l LEFT JOIN renewed r ON r.member_id = l.member_id
   ORDER BY l.member_id;
END
$$;
ALTER FUNCTION renew_lane_leases(uuid, integer) OWNER TO fairground_polls;
REVOKE ALL ON FUNCTION renew_lane_leases(uuid, integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION renew_lane_leases(uuid, integer) TO fairground_app;

-- The lane processes that are alive. Operators are shared among them.
CREATE TABLE lane_process (
  id uuid PRIMARY KEY,
  alive_until timestamptz NOT NULL
);
GRANT SELECT, INSERT, UPDATE, DELETE ON lane_process TO fairground_app;

-- The console, which has a role of its own.
CALL create_due_function('due_proposals()', $$
  EXISTS (SELECT FROM proposal p
           WHERE p.member_id = m.id AND p.status IN ('open', 'approved')
             AND (p.status = 'approved' OR p.expires_at <= statement_timestamp()))$$);
CALL create_due_function('due_approvals()', $$
  EXISTS (SELECT FROM withdrawal w
            JOIN withdrawal_approval a ON a.member_id = w.member_id AND a.withdrawal_id = w.id
           WHERE w.member_id = m.id AND w.status = 'REQUESTED')$$);
CALL create_due_function('due_identity_checks()', $$
  EXISTS (SELECT FROM identity_check c
           WHERE c.member_id = m.id AND c.status = 'open' AND c.ask_at <= statement_timestamp())$$);
CALL create_due_function('due_support_cases(near interval)', $$
  EXISTS (SELECT FROM support_case c
           WHERE c.member_id = m.id AND c.status = 'open' AND c.due_at < statement_timestamp() + near)$$);
GRANT EXECUTE ON FUNCTION due_proposals(), due_approvals(), due_identity_checks(), due_support_cases(interval) TO fairground_staff;

DROP PROCEDURE create_due_function(text, text);

-- migrate:down
