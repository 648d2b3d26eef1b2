CREATE SCHEMA jobs;

ALTER SCHEMA jobs OWNER TO fairground_app;

CREATE FUNCTION public.add_return_due() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  INSERT INTO return_due (member_id, instance_id) VALUES (NEW.member_id, NEW.id) ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;

ALTER FUNCTION public.add_return_due() OWNER TO fairground_owner;

CREATE FUNCTION public.changed_settings(settings jsonb, payload jsonb) RETURNS jsonb
    LANGUAGE sql IMMUTABLE
    AS $$
  SELECT (settings - ARRAY(SELECT jsonb_array_elements_text(payload -> 'unset'))) || (payload -> 'settings')
$$;

ALTER FUNCTION public.changed_settings(settings jsonb, payload jsonb) OWNER TO fairground_owner;

CREATE FUNCTION public.check_generated_report() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    RAISE EXCEPTION 'reports are kept' USING ERRCODE = 'restrict_violation';
  END IF;
  IF OLD.status IN ('done', 'failed') THEN
    RAISE EXCEPTION 'report % is finished', OLD.id USING ERRCODE = 'restrict_violation';
  END IF;
  IF (NEW.member_id, NEW.id, NEW.request_id, NEW.name, NEW.period_from, NEW.period_to, NEW.filters, NEW.requested_by,
      NEW.requested_at, NEW.repeats_id)
     IS DISTINCT FROM
     (OLD.member_id, OLD.id, OLD.request_id, OLD.name, OLD.period_from, OLD.period_to, OLD.filters, OLD.requested_by,
      OLD.requested_at, OLD.repeats_id) THEN
    RAISE EXCEPTION 'the request of report % cannot change', OLD.id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;

ALTER FUNCTION public.check_generated_report() OWNER TO fairground_owner;

CREATE FUNCTION public.check_new_proposal() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF NEW.status <> 'open' THEN
    RAISE EXCEPTION 'a new proposal is open' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END
$$;

ALTER FUNCTION public.check_new_proposal() OWNER TO fairground_owner;

CREATE FUNCTION public.check_proposal_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
DECLARE
  approvals integer;
  rejections integer;
BEGIN
  IF TG_OP = 'DELETE' THEN
    RAISE EXCEPTION 'proposals are kept' USING ERRCODE = 'restrict_violation';
  END IF;
  IF (NEW.member_id, NEW.id, NEW.request_id, NEW.kind, NEW.subject, NEW.payload, NEW.payload_hash, NEW.reason, NEW.made_by,
      NEW.made_at, NEW.expires_at, NEW.required_votes)
     IS DISTINCT FROM
     (OLD.member_id, OLD.id, OLD.request_id, OLD.kind, OLD.subject, OLD.payload, OLD.payload_hash, OLD.reason, OLD.made_by,
      OLD.made_at, OLD.expires_at, OLD.required_votes) THEN
    RAISE EXCEPTION 'proposal % cannot change', OLD.id USING ERRCODE = 'restrict_violation';
  END IF;
  IF NOT ((OLD.status = 'open' AND NEW.status IN ('approved', 'rejected', 'cancelled', 'expired'))
          OR (OLD.status = 'approved' AND NEW.status IN ('executed', 'failed'))) THEN
    RAISE EXCEPTION 'proposal % cannot go from % to %', OLD.id, OLD.status, NEW.status USING ERRCODE = 'check_violation';
  END IF;
  IF NEW.status IN ('approved', 'executed') THEN
    SELECT count(*) FILTER (WHERE decision = 'approve'), count(*) FILTER (WHERE decision = 'reject')
      INTO approvals, rejections
      FROM proposal_vote v
     WHERE v.member_id = OLD.member_id AND v.proposal_id = OLD.id AND v.staff_id <> OLD.made_by;
    IF approvals < OLD.required_votes OR rejections > 0 THEN
      RAISE EXCEPTION 'proposal % lacks votes', OLD.id USING ERRCODE = 'check_violation';
    END IF;
  END IF;
  IF NEW.status = 'approved' AND OLD.expires_at <= clock_timestamp() THEN
    RAISE EXCEPTION 'proposal % has expired', OLD.id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END
$$;

ALTER FUNCTION public.check_proposal_change() OWNER TO fairground_owner;

CREATE FUNCTION public.check_proposal_vote() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
DECLARE
  found_proposal proposal;
BEGIN
  -- The lock orders votes with the other changes of the proposal.
  SELECT * INTO found_proposal FROM proposal p WHERE p.member_id = NEW.member_id AND p.id = NEW.proposal_id FOR UPDATE;
  IF found_proposal.made_by = NEW.staff_id THEN
    RAISE EXCEPTION 'the maker of proposal % must not vote', NEW.proposal_id USING ERRCODE = 'check_violation';
  END IF;
  IF found_proposal.status <> 'open' OR found_proposal.expires_at <= clock_timestamp() THEN
    RAISE EXCEPTION 'proposal % is not open', NEW.proposal_id USING ERRCODE = 'check_violation';
  END IF;
  IF NOT EXISTS (SELECT FROM staff_passkey k JOIN staff s ON s.id = k.staff_id
                  WHERE k.credential_id = NEW.credential_id AND k.staff_id = NEW.staff_id
                    AND k.removed_at IS NULL AND s.status = 'active') THEN
    RAISE EXCEPTION 'the passkey does not belong to staff member %', NEW.staff_id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END
$$;

ALTER FUNCTION public.check_proposal_vote() OWNER TO fairground_owner;

CREATE FUNCTION public.check_report_page() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
DECLARE
  page report_page := CASE WHEN TG_OP = 'INSERT' THEN NEW ELSE OLD END;
BEGIN
  IF TG_OP = 'UPDATE' OR EXISTS (SELECT FROM generated_report r
                                  WHERE r.member_id = page.member_id AND r.id = page.report_id AND r.status IN ('done', 'failed')) THEN
    RAISE EXCEPTION 'the pages of report % are finished', page.report_id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN CASE WHEN TG_OP = 'INSERT' THEN NEW ELSE OLD END;
END
$$;

ALTER FUNCTION public.check_report_page() OWNER TO fairground_owner;

CREATE FUNCTION public.choose(n integer, k integer) RETURNS numeric
    LANGUAGE plpgsql IMMUTABLE
    AS $$
DECLARE
  result numeric := 1;
BEGIN
  IF k < 0 OR k > n THEN
    RETURN 0;
  END IF;
  FOR i IN 1..k LOOP
    result := div(result * (n - k + i), i);
  END LOOP;
  RETURN result;
END
$$;

ALTER FUNCTION public.choose(n integer, k integer) OWNER TO fairground_owner;

CREATE FUNCTION public.count_ended_draw() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  INSERT INTO point_due (member_id, instance_id)
  SELECT NEW.member_id, NEW.id
   WHERE EXISTS (SELECT FROM draw_result r WHERE r.member_id = NEW.member_id AND r.instance_id = NEW.id)
      ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;

ALTER FUNCTION public.count_ended_draw() OWNER TO fairground_owner;

CREATE FUNCTION public.count_player_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  PERFORM FROM lane WHERE current_member() IS NULL OR member_id = current_member() ORDER BY member_id FOR NO KEY UPDATE;
  UPDATE lane SET player_changes = player_changes + 1 WHERE current_member() IS NULL OR member_id = current_member();
  RETURN NULL;
END
$$;

ALTER FUNCTION public.count_player_change() OWNER TO fairground_owner;

CREATE FUNCTION public.current_member() RETURNS integer
    LANGUAGE sql STABLE PARALLEL SAFE
    AS $$ SELECT nullif(current_setting('app.member', true), '')::integer $$;

ALTER FUNCTION public.current_member() OWNER TO fairground_owner;

CREATE FUNCTION public.due_approvals() RETURNS SETOF integer
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public', 'pg_temp'
    SET enable_seqscan TO 'off'
    SET enable_hashjoin TO 'off'
    SET enable_mergejoin TO 'off'
    AS $$ BEGIN RETURN QUERY SELECT m.id FROM member m WHERE 
  EXISTS (SELECT FROM withdrawal w
            JOIN withdrawal_approval a ON a.member_id = w.member_id AND a.withdrawal_id = w.id
           WHERE w.member_id = m.id AND w.status = 'REQUESTED') ORDER BY m.id; END $$;

ALTER FUNCTION public.due_approvals() OWNER TO fairground_polls;

CREATE FUNCTION public.due_balls() RETURNS SETOF integer
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public', 'pg_temp'
    SET enable_seqscan TO 'off'
    SET enable_hashjoin TO 'off'
    SET enable_mergejoin TO 'off'
    AS $$ BEGIN RETURN QUERY SELECT m.id FROM member m WHERE 
  EXISTS (SELECT FROM bonus_ball b JOIN game_instance i ON i.member_id = b.member_id AND i.id = b.instance_id
           WHERE b.member_id = m.id AND b.state = 'active' AND i.status IN ('ENDED', 'REFUNDED'))
  OR EXISTS (SELECT FROM bonus_ball b
              WHERE b.member_id = m.id AND b.state = 'available' AND b.expires_at <= statement_timestamp()) ORDER BY m.id; END $$;

ALTER FUNCTION public.due_balls() OWNER TO fairground_polls;

CREATE FUNCTION public.due_bonus_offers() RETURNS SETOF integer
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public', 'pg_temp'
    SET enable_seqscan TO 'off'
    SET enable_hashjoin TO 'off'
    SET enable_mergejoin TO 'off'
    AS $$ BEGIN RETURN QUERY SELECT m.id FROM member m WHERE 
  EXISTS (SELECT FROM bonus_campaign c WHERE c.member_id = m.id AND c.active) ORDER BY m.id; END $$;

ALTER FUNCTION public.due_bonus_offers() OWNER TO fairground_polls;

CREATE FUNCTION public.due_bonuses() RETURNS SETOF integer
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public', 'pg_temp'
    SET enable_seqscan TO 'off'
    SET enable_hashjoin TO 'off'
    SET enable_mergejoin TO 'off'
    AS $$ BEGIN RETURN QUERY SELECT m.id FROM member m WHERE 
  EXISTS (SELECT FROM bonus_grant b
           WHERE b.member_id = m.id AND b.status = 'ACTIVE' AND b.expires_at <= statement_timestamp()
             AND b.claimed_until <= statement_timestamp() AND b.paused_at IS NULL) ORDER BY m.id; END $$;

ALTER FUNCTION public.due_bonuses() OWNER TO fairground_polls;

CREATE FUNCTION public.due_checkpoints() RETURNS SETOF integer
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public', 'pg_temp'
    SET enable_seqscan TO 'off'
    SET enable_hashjoin TO 'off'
    SET enable_mergejoin TO 'off'
    AS $$ BEGIN RETURN QUERY SELECT m.id FROM member m WHERE 
  EXISTS (SELECT FROM public_log l
           WHERE l.member_id = m.id
             AND l.size > coalesce((SELECT max(c.size) FROM log_checkpoint c WHERE c.member_id = l.member_id), 0)) ORDER BY m.id; END $$;

ALTER FUNCTION public.due_checkpoints() OWNER TO fairground_polls;

CREATE FUNCTION public.due_content() RETURNS SETOF integer
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public', 'pg_temp'
    SET enable_seqscan TO 'off'
    SET enable_hashjoin TO 'off'
    SET enable_mergejoin TO 'off'
    AS $$ BEGIN RETURN QUERY SELECT m.id FROM member m WHERE 
  EXISTS (SELECT FROM content_version v
           WHERE v.member_id = m.id AND v.status = 'scheduled' AND v.live_from <= statement_timestamp()) ORDER BY m.id; END $$;

ALTER FUNCTION public.due_content() OWNER TO fairground_polls;

CREATE FUNCTION public.due_decks(kinds text[]) RETURNS SETOF integer
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public', 'pg_temp'
    SET enable_seqscan TO 'off'
    SET enable_hashjoin TO 'off'
    SET enable_mergejoin TO 'off'
    AS $$ BEGIN RETURN QUERY SELECT m.id FROM member m WHERE 
  EXISTS (SELECT FROM game g JOIN game_instance i ON i.member_id = g.member_id AND i.game_id = g.id
           WHERE g.member_id = m.id AND g.rule = ANY (kinds) AND i.status NOT IN ('ENDED', 'REFUNDED')) ORDER BY m.id; END $$;

ALTER FUNCTION public.due_decks(kinds text[]) OWNER TO fairground_polls;

CREATE FUNCTION public.due_deposits() RETURNS SETOF integer
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public', 'pg_temp'
    SET enable_seqscan TO 'off'
    SET enable_hashjoin TO 'off'
    SET enable_mergejoin TO 'off'
    AS $$ BEGIN RETURN QUERY SELECT m.id FROM member m WHERE 
  EXISTS (SELECT FROM deposit_order o WHERE o.member_id = m.id AND o.ask_at <= statement_timestamp()) ORDER BY m.id; END $$;

ALTER FUNCTION public.due_deposits() OWNER TO fairground_polls;

CREATE FUNCTION public.due_draws() RETURNS SETOF integer
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public', 'pg_temp'
    SET enable_seqscan TO 'off'
    SET enable_hashjoin TO 'off'
    SET enable_mergejoin TO 'off'
    AS $$ BEGIN RETURN QUERY SELECT m.id FROM member m WHERE 
  EXISTS (SELECT FROM game_instance i
           WHERE i.member_id = m.id AND i.status NOT IN ('ENDED', 'REFUNDED') AND i.due_at <= statement_timestamp()) ORDER BY m.id; END $$;

ALTER FUNCTION public.due_draws() OWNER TO fairground_polls;

CREATE FUNCTION public.due_free_logs() RETURNS SETOF integer
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public', 'pg_temp'
    SET enable_seqscan TO 'off'
    SET enable_hashjoin TO 'off'
    SET enable_mergejoin TO 'off'
    AS $$ BEGIN RETURN QUERY SELECT m.id FROM member m WHERE 
  NOT EXISTS (SELECT FROM log_publisher p WHERE p.member_id = m.id AND p.lease_until >= statement_timestamp()) ORDER BY m.id; END $$;

ALTER FUNCTION public.due_free_logs() OWNER TO fairground_polls;

CREATE FUNCTION public.due_gifts() RETURNS SETOF integer
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public', 'pg_temp'
    SET enable_seqscan TO 'off'
    SET enable_hashjoin TO 'off'
    SET enable_mergejoin TO 'off'
    AS $$ BEGIN RETURN QUERY SELECT m.id FROM member m WHERE 
  EXISTS (SELECT FROM gift g
           WHERE g.member_id = m.id AND g.state IN ('WRAPPED', 'OPENED') AND g.use_by <= statement_timestamp()
             AND g.claimed_until <= statement_timestamp()) ORDER BY m.id; END $$;

ALTER FUNCTION public.due_gifts() OWNER TO fairground_polls;

CREATE FUNCTION public.due_heads() RETURNS SETOF integer
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public', 'pg_temp'
    SET enable_seqscan TO 'off'
    SET enable_hashjoin TO 'off'
    SET enable_mergejoin TO 'off'
    AS $$ BEGIN RETURN QUERY SELECT m.id FROM member m WHERE 
  EXISTS (SELECT FROM game_instance i
           WHERE i.member_id = m.id AND i.status NOT IN ('ENDED', 'REFUNDED') AND i.sold > 0
             AND ('x' || encode(substring(i.frontier FROM 1 FOR 8), 'hex'))::bit(64)::bigint
               > coalesce((SELECT h.size FROM log_head h WHERE h.member_id = i.member_id AND h.instance_id = i.id), 0)) ORDER BY m.id; END $$;

ALTER FUNCTION public.due_heads() OWNER TO fairground_polls;

CREATE FUNCTION public.due_identity_checks() RETURNS SETOF integer
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public', 'pg_temp'
    SET enable_seqscan TO 'off'
    SET enable_hashjoin TO 'off'
    SET enable_mergejoin TO 'off'
    AS $$ BEGIN RETURN QUERY SELECT m.id FROM member m WHERE 
  EXISTS (SELECT FROM identity_check c
           WHERE c.member_id = m.id AND c.status = 'open' AND c.ask_at <= statement_timestamp()) ORDER BY m.id; END $$;

ALTER FUNCTION public.due_identity_checks() OWNER TO fairground_polls;

CREATE FUNCTION public.due_interactions() RETURNS SETOF integer
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public', 'pg_temp'
    SET enable_seqscan TO 'off'
    SET enable_hashjoin TO 'off'
    SET enable_mergejoin TO 'off'
    AS $$ BEGIN RETURN QUERY SELECT m.id FROM member m WHERE 
  EXISTS (SELECT FROM interaction i
           WHERE i.member_id = m.id AND i.evaluated_at IS NULL AND i.evaluate_at <= statement_timestamp())
  OR EXISTS (SELECT FROM player_flag f
              WHERE f.member_id = m.id AND f.handled_at IS NULL AND f.due_at < statement_timestamp()) ORDER BY m.id; END $$;

ALTER FUNCTION public.due_interactions() OWNER TO fairground_polls;

CREATE FUNCTION public.due_new_decks(kinds text[]) RETURNS SETOF integer
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public', 'pg_temp'
    SET enable_seqscan TO 'off'
    SET enable_hashjoin TO 'off'
    SET enable_mergejoin TO 'off'
    AS $$ BEGIN RETURN QUERY SELECT m.id FROM member m WHERE 
  EXISTS (SELECT FROM game g
           WHERE g.member_id = m.id AND g.rule = ANY (kinds) AND g.active AND NOT g.paused AND g.log_index IS NOT NULL
             AND NOT EXISTS (SELECT FROM game_instance i
                              WHERE i.member_id = g.member_id AND i.game_id = g.id AND i.status <> 'ENDED')) ORDER BY m.id; END $$;

ALTER FUNCTION public.due_new_decks(kinds text[]) OWNER TO fairground_polls;

CREATE FUNCTION public.due_notices() RETURNS SETOF integer
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public', 'pg_temp'
    SET enable_seqscan TO 'off'
    SET enable_hashjoin TO 'off'
    SET enable_mergejoin TO 'off'
    AS $$ BEGIN RETURN QUERY SELECT m.id FROM member m WHERE 
  EXISTS (SELECT FROM site_notice n
           WHERE n.member_id = m.id AND n.status <> 'over'
             AND (n.ends_at <= statement_timestamp() OR n.status = 'planned' AND n.starts_at <= statement_timestamp())) ORDER BY m.id; END $$;

ALTER FUNCTION public.due_notices() OWNER TO fairground_polls;

CREATE FUNCTION public.due_notifications() RETURNS SETOF integer
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public', 'pg_temp'
    SET enable_seqscan TO 'off'
    SET enable_hashjoin TO 'off'
    SET enable_mergejoin TO 'off'
    AS $$ BEGIN RETURN QUERY SELECT m.id FROM member m WHERE 
  EXISTS (SELECT FROM notification_cause c WHERE c.member_id = m.id AND c.due_at <= statement_timestamp()) ORDER BY m.id; END $$;

ALTER FUNCTION public.due_notifications() OWNER TO fairground_polls;

CREATE FUNCTION public.due_old_webhook_events(keep_days integer) RETURNS SETOF integer
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public', 'pg_temp'
    SET enable_seqscan TO 'off'
    SET enable_hashjoin TO 'off'
    SET enable_mergejoin TO 'off'
    AS $$ BEGIN RETURN QUERY SELECT m.id FROM member m WHERE 
  EXISTS (SELECT FROM webhook_event v
           WHERE v.member_id = m.id AND v.at < statement_timestamp() - make_interval(days => keep_days)) ORDER BY m.id; END $$;

ALTER FUNCTION public.due_old_webhook_events(keep_days integer) OWNER TO fairground_polls;

CREATE FUNCTION public.due_pending_joins() RETURNS SETOF integer
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public', 'pg_temp'
    SET enable_seqscan TO 'off'
    SET enable_hashjoin TO 'off'
    SET enable_mergejoin TO 'off'
    AS $$ BEGIN RETURN QUERY SELECT m.id FROM member m WHERE 
  EXISTS (SELECT FROM pending_join p WHERE p.member_id = m.id AND p.due_at <= statement_timestamp()) ORDER BY m.id; END $$;

ALTER FUNCTION public.due_pending_joins() OWNER TO fairground_polls;

CREATE FUNCTION public.due_points() RETURNS SETOF integer
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public', 'pg_temp'
    SET enable_seqscan TO 'off'
    SET enable_hashjoin TO 'off'
    SET enable_mergejoin TO 'off'
    AS $$ BEGIN RETURN QUERY SELECT m.id FROM member m WHERE EXISTS (SELECT FROM point_due p WHERE p.member_id = m.id) ORDER BY m.id; END $$;

ALTER FUNCTION public.due_points() OWNER TO fairground_polls;

CREATE FUNCTION public.due_proposals() RETURNS SETOF integer
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public', 'pg_temp'
    SET enable_seqscan TO 'off'
    SET enable_hashjoin TO 'off'
    SET enable_mergejoin TO 'off'
    AS $$ BEGIN RETURN QUERY SELECT m.id FROM member m WHERE 
  EXISTS (SELECT FROM proposal p
           WHERE p.member_id = m.id AND p.status IN ('open', 'approved')
             AND (p.status = 'approved' OR p.expires_at <= statement_timestamp())) ORDER BY m.id; END $$;

ALTER FUNCTION public.due_proposals() OWNER TO fairground_polls;

CREATE FUNCTION public.due_protection() RETURNS SETOF integer
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public', 'pg_temp'
    SET enable_seqscan TO 'off'
    SET enable_hashjoin TO 'off'
    SET enable_mergejoin TO 'off'
    AS $$ BEGIN RETURN QUERY SELECT m.id FROM member m WHERE 
  EXISTS (SELECT FROM lane l LEFT JOIN protection_position p ON p.member_id = l.member_id
           WHERE l.member_id = m.id
             AND (l.journal_id > coalesce(p.journal_id, 0)
                  OR EXISTS (SELECT FROM payment f
                              WHERE f.member_id = l.member_id AND f.state = 'FAILED'
                                AND f.changed_at > coalesce(p.failed_until, '-infinity') - interval '1 minute')))
  OR EXISTS (SELECT FROM player_flag f WHERE f.member_id = m.id AND f.acted_at IS NULL) ORDER BY m.id; END $$;

ALTER FUNCTION public.due_protection() OWNER TO fairground_polls;

CREATE FUNCTION public.due_referrals() RETURNS SETOF integer
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public', 'pg_temp'
    SET enable_seqscan TO 'off'
    SET enable_hashjoin TO 'off'
    SET enable_mergejoin TO 'off'
    AS $$ BEGIN RETURN QUERY SELECT m.id FROM member m WHERE 
  EXISTS (SELECT FROM referral r
           WHERE r.member_id = m.id AND r.joined_at IS NOT NULL AND r.rewarded_at IS NULL AND r.refused IS NULL) ORDER BY m.id; END $$;

ALTER FUNCTION public.due_referrals() OWNER TO fairground_polls;

CREATE FUNCTION public.due_register_checks() RETURNS SETOF integer
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public', 'pg_temp'
    SET enable_seqscan TO 'off'
    SET enable_hashjoin TO 'off'
    SET enable_mergejoin TO 'off'
    AS $$ BEGIN RETURN QUERY SELECT m.id FROM member m WHERE 
  EXISTS (SELECT FROM player_screening s
           WHERE s.member_id = m.id AND s.exclusion_checked_at < statement_timestamp() - interval '1 day') ORDER BY m.id; END $$;

ALTER FUNCTION public.due_register_checks() OWNER TO fairground_polls;

CREATE FUNCTION public.due_reminders() RETURNS SETOF integer
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public', 'pg_temp'
    SET enable_seqscan TO 'off'
    SET enable_hashjoin TO 'off'
    SET enable_mergejoin TO 'off'
    AS $$ BEGIN RETURN QUERY SELECT m.id FROM member m WHERE 
  EXISTS (SELECT FROM notification_preference p
           WHERE p.member_id = m.id AND p.kind = 'drawReminder' AND p.enabled)
  AND EXISTS (SELECT FROM game_instance i
               WHERE i.member_id = m.id AND i.status IN ('OPEN', 'CLOSED', 'READY')
                 AND i.start_at BETWEEN statement_timestamp() + interval '5 minutes' AND statement_timestamp() + interval '15 minutes'
                 AND NOT EXISTS (SELECT FROM notification_cause c
                                  WHERE c.member_id = i.member_id AND c.kind = 'reminder' AND c.ref = i.id)) ORDER BY m.id; END $$;

ALTER FUNCTION public.due_reminders() OWNER TO fairground_polls;

CREATE FUNCTION public.due_reports() RETURNS SETOF integer
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public', 'pg_temp'
    SET enable_seqscan TO 'off'
    SET enable_hashjoin TO 'off'
    SET enable_mergejoin TO 'off'
    AS $$ BEGIN RETURN QUERY SELECT m.id FROM member m WHERE 
  EXISTS (SELECT FROM generated_report r
           WHERE r.member_id = m.id AND r.status IN ('requested', 'running') AND r.claimed_until <= statement_timestamp()) ORDER BY m.id; END $$;

ALTER FUNCTION public.due_reports() OWNER TO fairground_polls;

CREATE FUNCTION public.due_restrictions() RETURNS SETOF integer
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public', 'pg_temp'
    SET enable_seqscan TO 'off'
    SET enable_hashjoin TO 'off'
    SET enable_mergejoin TO 'off'
    AS $$ BEGIN RETURN QUERY SELECT m.id FROM member m WHERE 
  EXISTS (SELECT FROM player p
           WHERE p.member_id = m.id AND p.restricted_until IS NOT NULL AND p.status IN ('timedOut', 'selfExcluded')
             AND (p.restricted_until <= statement_timestamp()
                  OR EXISTS (SELECT FROM subscription s
                              WHERE s.member_id = p.member_id AND s.player_id = p.id AND s.status = 'ACTIVE')))
  OR EXISTS (SELECT FROM exclusion_spread e WHERE e.member_id = m.id) ORDER BY m.id; END $$;

ALTER FUNCTION public.due_restrictions() OWNER TO fairground_polls;

CREATE FUNCTION public.due_returns() RETURNS SETOF integer
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public', 'pg_temp'
    SET enable_seqscan TO 'off'
    SET enable_hashjoin TO 'off'
    SET enable_mergejoin TO 'off'
    AS $$ BEGIN RETURN QUERY SELECT m.id FROM member m WHERE EXISTS (SELECT FROM return_due r WHERE r.member_id = m.id) ORDER BY m.id; END $$;

ALTER FUNCTION public.due_returns() OWNER TO fairground_polls;

CREATE FUNCTION public.due_routing() RETURNS SETOF integer
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public', 'pg_temp'
    SET enable_seqscan TO 'off'
    SET enable_hashjoin TO 'off'
    SET enable_mergejoin TO 'off'
    AS $$ BEGIN RETURN QUERY SELECT m.id FROM member m WHERE 
  EXISTS (SELECT FROM withdrawal w WHERE w.member_id = m.id AND w.status = 'REQUESTED') ORDER BY m.id; END $$;

ALTER FUNCTION public.due_routing() OWNER TO fairground_polls;

CREATE FUNCTION public.due_screenings(version text) RETURNS SETOF integer
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public', 'pg_temp'
    SET enable_seqscan TO 'off'
    SET enable_hashjoin TO 'off'
    SET enable_mergejoin TO 'off'
    AS $$ BEGIN RETURN QUERY SELECT m.id FROM member m WHERE 
  EXISTS (SELECT FROM player_screening s WHERE s.member_id = m.id AND s.sanctions_version < version)
  OR EXISTS (SELECT FROM player_screening s WHERE s.member_id = m.id AND s.sanctions_version > version) ORDER BY m.id; END $$;

ALTER FUNCTION public.due_screenings(version text) OWNER TO fairground_polls;

CREATE FUNCTION public.due_search_digests() RETURNS SETOF integer
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public', 'pg_temp'
    SET enable_seqscan TO 'off'
    SET enable_hashjoin TO 'off'
    SET enable_mergejoin TO 'off'
    AS $$ BEGIN RETURN QUERY SELECT m.id FROM member m WHERE 
  EXISTS (SELECT FROM player_detail d WHERE d.member_id = m.id AND d.search_version = 0) ORDER BY m.id; END $$;

ALTER FUNCTION public.due_search_digests() OWNER TO fairground_polls;

CREATE FUNCTION public.due_subscriptions() RETURNS SETOF integer
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public', 'pg_temp'
    SET enable_seqscan TO 'off'
    SET enable_hashjoin TO 'off'
    SET enable_mergejoin TO 'off'
    AS $$ BEGIN RETURN QUERY SELECT m.id FROM member m WHERE 
  EXISTS (SELECT FROM game_instance i
           WHERE i.member_id = m.id AND i.status = 'OPEN'
             AND NOT EXISTS (SELECT FROM subscription_run r WHERE r.member_id = i.member_id AND r.instance_id = i.id))
  OR EXISTS (SELECT FROM subscription_run r WHERE r.member_id = m.id AND r.due_at <= statement_timestamp()) ORDER BY m.id; END $$;

ALTER FUNCTION public.due_subscriptions() OWNER TO fairground_polls;

CREATE FUNCTION public.due_support_cases(near interval) RETURNS SETOF integer
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public', 'pg_temp'
    SET enable_seqscan TO 'off'
    SET enable_hashjoin TO 'off'
    SET enable_mergejoin TO 'off'
    AS $$ BEGIN RETURN QUERY SELECT m.id FROM member m WHERE 
  EXISTS (SELECT FROM support_case c
           WHERE c.member_id = m.id AND c.status = 'open' AND c.due_at < statement_timestamp() + near) ORDER BY m.id; END $$;

ALTER FUNCTION public.due_support_cases(near interval) OWNER TO fairground_polls;

CREATE FUNCTION public.due_webhooks() RETURNS SETOF integer
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public', 'pg_temp'
    SET enable_seqscan TO 'off'
    SET enable_hashjoin TO 'off'
    SET enable_mergejoin TO 'off'
    AS $$ BEGIN RETURN QUERY SELECT m.id FROM member m WHERE 
  EXISTS (SELECT FROM webhook_endpoint e
            JOIN webhook_queue q ON q.member_id = e.member_id AND q.endpoint_id = e.id AND q.due_at <= statement_timestamp()
           WHERE e.member_id = m.id AND e.status = 'enabled') ORDER BY m.id; END $$;

ALTER FUNCTION public.due_webhooks() OWNER TO fairground_polls;

CREATE FUNCTION public.due_withdrawals() RETURNS SETOF integer
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public', 'pg_temp'
    SET enable_seqscan TO 'off'
    SET enable_hashjoin TO 'off'
    SET enable_mergejoin TO 'off'
    AS $$ BEGIN RETURN QUERY SELECT m.id FROM member m WHERE 
  EXISTS (SELECT FROM withdrawal_order o
            JOIN journal j ON j.member_id = o.member_id AND j.op_key = o.op_key
            JOIN withdrawal w ON w.member_id = j.member_id AND w.id = j.id AND w.status <> 'REQUESTED'
           WHERE o.member_id = m.id AND o.ask_at <= statement_timestamp()) ORDER BY m.id; END $$;

ALTER FUNCTION public.due_withdrawals() OWNER TO fairground_polls;

CREATE PROCEDURE public.fence_by_member(IN name text)
    LANGUAGE plpgsql
    AS $$
BEGIN
  EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
  EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
  EXECUTE format('CREATE POLICY member_only ON %I USING (member_id = (SELECT current_member())) WITH CHECK (member_id = (SELECT current_member()))', name);
END
$$;

ALTER PROCEDURE public.fence_by_member(IN name text) OWNER TO fairground_owner;

CREATE FUNCTION public.game_shape_problem(rules jsonb, prize_table jsonb) RETURNS text
    LANGUAGE plpgsql IMMUTABLE
    AS $$
DECLARE
  kind text := rules ->> 'kind';
  is_deck boolean := kind IN ('scratchcardGame', 'crosswordGame');
  tiers jsonb := prize_table -> 'tiers';
  cards numeric;
  shared numeric;
BEGIN
  IF NOT has_valid_rules(rules) THEN
    RETURN format('the rules are not those of a %s', coalesce(kind, 'game'));
  END IF;
  IF jsonb_typeof(tiers) IS DISTINCT FROM 'array' THEN
    RETURN 'the prize table has no tiers';
  END IF;
  IF EXISTS (SELECT FROM jsonb_array_elements(tiers) AS t WHERE NOT is_valid_tier(t, rules)) THEN
    RETURN format('a tier cannot be settled by a %s', kind);
  END IF;
  IF EXISTS (SELECT FROM jsonb_array_elements(tiers) AS t GROUP BY t ->> 'name' HAVING count(*) > 1) THEN
    RETURN 'two tiers have the same name';
  END IF;

  IF is_deck THEN
    IF jsonb_array_length(tiers) = 0 OR NOT is_whole(prize_table -> 'losing', 0, 1000000) THEN
      RETURN 'the deck has no prizes or no number of losing cards';
    END IF;
    SELECT sum((t ->> 'count')::numeric) + (prize_table ->> 'losing')::numeric INTO cards FROM jsonb_array_elements(tiers) AS t;
    RETURN CASE WHEN cards > 1000000 THEN 'more than 1000000 cards'
                WHEN kind = 'crosswordGame'
                     AND EXISTS (SELECT FROM (SELECT (e.value ->> 'words')::numeric AS words,
                                                     lead((e.value ->> 'words')::numeric) OVER (ORDER BY e.ordinality) AS below
                                                FROM jsonb_array_elements(tiers) WITH ORDINALITY AS e) AS x WHERE x.words <= x.below)
                THEN 'the tiers are not in descending order of words' END;
  END IF;

  IF NOT is_whole(prize_table -> 'payoutPercentage', 0, 100) OR NOT is_whole(prize_table -> 'progressivePercentage', 0, 100) THEN
    RETURN 'the prize table has no percentages';
  END IF;
  IF prize_table -> 'reserve' IS NOT NULL AND NOT is_amount(prize_table -> 'reserve') THEN
    RETURN 'the reserve is not an amount';
  END IF;
  SELECT coalesce(sum((t #>> '{prize,percent}')::numeric
                      * CASE kind WHEN 'raffleGame' THEN (t ->> 'winners')::numeric WHEN 'regularGame' THEN (rules ->> 'draws')::numeric ELSE 1 END), 0)
    INTO shared FROM jsonb_array_elements(tiers) AS t WHERE t #>> '{prize,kind}' = 'share';
  IF shared > 100 THEN
    RETURN 'the shares exceed the prize fund';
  END IF;
  IF kind = 'raffleGame'
     AND (SELECT sum((t ->> 'winners')::numeric) FROM jsonb_array_elements(tiers) AS t) IS DISTINCT FROM (rules ->> 'winners')::numeric THEN
    RETURN 'the tiers do not match the number of winners';
  END IF;
  IF kind = 'regularGame'
     AND (jsonb_typeof(prize_table -> 'ranked') IS DISTINCT FROM 'array'
          OR EXISTS (SELECT FROM jsonb_array_elements(prize_table -> 'ranked') AS r WHERE NOT is_whole(r, 1, 100))
          OR (SELECT sum(r::numeric) FROM jsonb_array_elements(prize_table -> 'ranked') AS r) IS DISTINCT FROM 100) THEN
    RETURN 'the ranking does not add up to 100 percent';
  END IF;
  RETURN NULL;
END
$$;

ALTER FUNCTION public.game_shape_problem(rules jsonb, prize_table jsonb) OWNER TO fairground_owner;

CREATE TABLE public.game (
    member_id integer NOT NULL,
    id integer NOT NULL,
    rule text NOT NULL,
    title text NOT NULL,
    title_short text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    rules jsonb NOT NULL,
    prize_table jsonb NOT NULL,
    currency text NOT NULL,
    cost bigint NOT NULL,
    fee bigint NOT NULL,
    cap integer NOT NULL,
    player_max integer NOT NULL,
    min_plays integer DEFAULT 1 NOT NULL,
    max_reschedules integer DEFAULT 1 NOT NULL,
    schedule jsonb NOT NULL,
    active boolean DEFAULT true NOT NULL,
    chain_anchor bytea,
    chain_index integer DEFAULT 0 NOT NULL,
    chain_number integer DEFAULT 1 NOT NULL,
    chain_length integer DEFAULT 100000 NOT NULL,
    log_index bigint,
    paused boolean DEFAULT false NOT NULL,
    retired_at timestamp with time zone,
    CONSTRAINT game_cap_check CHECK ((cap > 0)),
    CONSTRAINT game_chain_anchor_check CHECK ((length(chain_anchor) = 32)),
    CONSTRAINT game_chain_length_check1 CHECK ((chain_length > 0)),
    CONSTRAINT game_chain_number_check1 CHECK ((chain_number > 0)),
    CONSTRAINT game_cost_check CHECK ((cost >= 0)),
    CONSTRAINT game_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
    CONSTRAINT game_fee_check CHECK ((fee >= 0)),
    CONSTRAINT game_id_check CHECK ((id > 0)),
    CONSTRAINT game_max_reschedules_check CHECK ((max_reschedules >= 0)),
    CONSTRAINT game_min_plays_check CHECK ((min_plays >= 0)),
    CONSTRAINT game_player_max_check CHECK ((player_max > 0)),
    CONSTRAINT game_retired_check CHECK (((retired_at IS NULL) OR (NOT active))),
    CONSTRAINT game_rule_check CHECK ((rule = ANY (ARRAY['regularGame'::text, 'oneDrawGame'::text, 'oneDrawGameExt'::text, 'oneDrawGameExtMulti'::text, 'raffleGame'::text, 'bingoGame'::text, 'crosswordGame'::text, 'scratchcardGame'::text])))
);

ALTER TABLE ONLY public.game FORCE ROW LEVEL SECURITY;

ALTER TABLE public.game OWNER TO fairground_owner;

CREATE FUNCTION public.game_terms(g public.game) RETURNS jsonb
    LANGUAGE sql IMMUTABLE
    AS $$
  SELECT jsonb_build_object('rules', g.rules, 'prizeTable', g.prize_table, 'cost', g.cost::text, 'fee', g.fee::text,
                            'cap', g.cap, 'playerMax', g.player_max, 'schedule', g.schedule)
$$;

ALTER FUNCTION public.game_terms(g public.game) OWNER TO fairground_owner;

CREATE FUNCTION public.game_terms_problem(rules jsonb, prize_table jsonb, cap integer, cost bigint, fee bigint, return_min integer, return_max integer) RETURNS text
    LANGUAGE plpgsql IMMUTABLE
    AS $$
DECLARE
  kind text := rules ->> 'kind';
  payout numeric := coalesce((prize_table ->> 'payoutPercentage')::numeric, 0);
  progressive numeric := coalesce((prize_table ->> 'progressivePercentage')::numeric, 0);
  price numeric := cost + fee;
  is_deck boolean := kind IN ('scratchcardGame', 'crosswordGame');
  is_per_bet boolean := kind = 'oneDrawGameExtMulti';
  is_levelled boolean := kind IN ('oneDrawGame', 'oneDrawGameExt', 'regularGame');
  is_jackpot_levelled boolean := kind IN ('oneDrawGame', 'oneDrawGameExt');
  plays bigint := cap::bigint * CASE kind WHEN 'regularGame' THEN (rules ->> 'draws')::integer ELSE 1 END;
  units integer := CASE WHEN is_per_bet THEN 100 WHEN coalesce((rules ->> 'luckyBall')::boolean, false) THEN 2 ELSE 1 END;
  has_lucky boolean := coalesce((rules ->> 'luckyBall')::boolean, false);
  balls integer := (rules ->> 'ballsPerDraw')::integer;
  largest_share numeric := trunc(cost::numeric * cap * payout / 100);
  guaranteed integer;
  rest_units bigint;
  needed numeric;
  found text;
  returned numeric;
  highest numeric;
BEGIN
  IF is_deck THEN
    SELECT format('tier %s pays less than the tier below it', x.name) INTO found
      FROM (SELECT e.value ->> 'name' AS name, (e.value ->> 'prize')::numeric AS prize,
                   lead((e.value ->> 'prize')::numeric) OVER (ORDER BY e.ordinality) AS below
              FROM jsonb_array_elements(prize_table -> 'tiers') WITH ORDINALITY AS e) AS x
     WHERE x.prize < x.below LIMIT 1;
    IF found IS NOT NULL THEN
      RETURN found;
    END IF;
    SELECT sum((e.value ->> 'prize')::numeric * (e.value ->> 'count')::numeric) * 100
           / nullif((sum((e.value ->> 'count')::numeric) + (prize_table ->> 'losing')::numeric) * price, 0) INTO returned
      FROM jsonb_array_elements(prize_table -> 'tiers') AS e;
    RETURN CASE WHEN returned < return_min OR returned > return_max
                THEN format('the return to player of %s %% is outside %s to %s %%', round(returned, 2), return_min, return_max) END;
  END IF;

  IF payout + progressive > 100 THEN
    RETURN 'the percentages exceed the stakes';
  END IF;

  SELECT format('tier %s can never be won', t.name) INTO found FROM prize_tiers(rules, prize_table) AS t WHERE t.ways = 0 LIMIT 1;
  IF found IS NOT NULL THEN
    RETURN found;
  END IF;

  IF kind <> 'raffleGame' AND progressive > 0
     AND NOT EXISTS (SELECT FROM prize_tiers(rules, prize_table) AS t WHERE t.prize ->> 'kind' = 'jackpot') THEN
    RETURN 'the jackpot cannot be won, because no tier pays it';
  END IF;

  -- The units that the percentages leave may be added to a share.
  SELECT CASE WHEN largest_share > 0 THEN count(*) - 1 ELSE 0 END INTO rest_units
    FROM prize_tiers(rules, prize_table) AS t WHERE t.prize ->> 'kind' = 'share';

  SELECT format('tier %s can pay less than tier %s', better.name, lower.name) INTO found
    FROM prize_tiers(rules, prize_table) AS better
    JOIN prize_tiers(rules, prize_table) AS lower
      ON CASE WHEN is_per_bet THEN (better.ways, better.place) < (lower.ways, lower.place) ELSE better.place < lower.place END
   WHERE NOT better.is_extra AND NOT lower.is_extra
     AND (guaranteed_amount(better.prize) < guaranteed_amount(lower.prize)
          OR lower.prize ->> 'kind' = 'jackpot'
          OR lower.prize ->> 'kind' = 'share'
             AND CASE
                   WHEN better.prize ->> 'kind' = 'share'
                   THEN NOT is_levelled AND (better.prize ->> 'percent')::numeric < (lower.prize ->> 'percent')::numeric
                   WHEN better.prize ->> 'kind' = 'jackpot' AND is_jackpot_levelled THEN false
                   ELSE guaranteed_amount(better.prize) < trunc(largest_share * (lower.prize ->> 'percent')::numeric / 100) + rest_units
                 END)
   LIMIT 1;
  IF found IS NOT NULL THEN
    RETURN found;
  END IF;

  SELECT count(*) INTO guaranteed FROM prize_tiers(rules, prize_table) AS t WHERE guaranteed_amount(t.prize) > 0;
  SELECT coalesce(sum(guaranteed_amount(t.prize) * coalesce(t.prizes,
           least(winner_quantile((plays * t.ways / t.total)::float8, 0.0001 / greatest(guaranteed, 1)), plays) * units)), 0) INTO needed
    FROM prize_tiers(rules, prize_table) AS t WHERE guaranteed_amount(t.prize) > 0;
  IF coalesce((prize_table ->> 'reserve')::numeric, 0) < needed THEN
    RETURN format('the reserve does not cover the guaranteed prizes: %s are needed', needed);
  END IF;

  IF price > 0 THEN
    SELECT CASE WHEN is_per_bet THEN min(t.part) ELSE coalesce(sum(t.part), 0) + trunc(cost * (payout + progressive) * 10000 / (100 * price)) END,
           CASE WHEN is_per_bet THEN max(t.part) END
      INTO returned, highest
      FROM (SELECT CASE WHEN p.prizes IS NULL
                        THEN trunc(o.amount * p.ways * o.units * (plays / cap) * 10000 / (p.total * o.per_units * price))
                        ELSE trunc(o.amount * p.prizes * 10000 / (cap * price)) END AS part
              FROM prize_tiers(rules, prize_table) AS p
             CROSS JOIN LATERAL (
                     SELECT coalesce(p.prize ->> 'amount', p.prize ->> 'cashOption', p.prize ->> 'seed', '0')::numeric AS amount,
                            CASE WHEN has_lucky AND p.prize ->> 'kind' <> 'jackpot'
                                 THEN balls + (prize_table #>> ARRAY['tiers', (p.place - 1)::text, 'matches'])::integer ELSE 1 END AS units,
                            CASE WHEN has_lucky AND p.prize ->> 'kind' <> 'jackpot' THEN balls ELSE 1 END AS per_units) AS o) AS t;
    IF returned < return_min * 100 OR coalesce(highest, returned) > return_max * 100 THEN
      RETURN format('the return to player of %s %% is outside %s to %s %%',
                    round(CASE WHEN returned < return_min * 100 THEN returned ELSE coalesce(highest, returned) END / 100, 2), return_min, return_max);
    END IF;
  END IF;
  RETURN NULL;
END
$$;

ALTER FUNCTION public.game_terms_problem(rules jsonb, prize_table jsonb, cap integer, cost bigint, fee bigint, return_min integer, return_max integer) OWNER TO fairground_owner;

CREATE FUNCTION public.guaranteed_amount(prize jsonb) RETURNS numeric
    LANGUAGE sql IMMUTABLE
    AS $$
  SELECT coalesce(prize ->> 'amount', prize ->> 'cashOption', prize ->> 'minimum', '0')::numeric
$$;

ALTER FUNCTION public.guaranteed_amount(prize jsonb) OWNER TO fairground_owner;

CREATE FUNCTION public.has_hold(of_member integer, of_player integer, of_kind text) RETURNS boolean
    LANGUAGE sql STABLE
    AS $$ SELECT EXISTS (SELECT FROM player_hold h
                        WHERE h.member_id = of_member AND h.player_id = of_player AND h.kind = of_kind
                          AND (h.until IS NULL OR h.until > clock_timestamp())) $$;

ALTER FUNCTION public.has_hold(of_member integer, of_player integer, of_kind text) OWNER TO fairground_owner;

CREATE FUNCTION public.has_valid_rules(rules jsonb) RETURNS boolean
    LANGUAGE sql IMMUTABLE
    AS $$
  SELECT coalesce(CASE rules ->> 'kind'
    WHEN 'oneDrawGame' THEN is_whole(rules -> 'from', 1, 999) AND is_whole(rules -> 'pick', 1, (rules ->> 'from')::numeric)
    WHEN 'oneDrawGameExt' THEN is_whole(rules -> 'from', 1, 999) AND is_whole(rules -> 'pick', 1, (rules ->> 'from')::numeric)
      AND is_whole(rules -> 'from2nd', 1, 999) AND is_whole(rules -> 'pick2nd', 1, (rules ->> 'from2nd')::numeric)
    WHEN 'oneDrawGameExtMulti' THEN is_whole(rules -> 'from', 10, 10) AND is_whole(rules -> 'pick', 3, 5)
      AND is_distinct_list(rules -> 'multiOptions', 1, 3)
    WHEN 'regularGame' THEN is_whole(rules -> 'from', 1, 999) AND is_whole(rules -> 'ballsPerDraw', 1, (rules ->> 'from')::numeric)
      AND is_whole(rules -> 'pick', 1, (rules ->> 'ballsPerDraw')::numeric) AND is_whole(rules -> 'draws', 1, 100)
      AND jsonb_typeof(rules -> 'luckyBall') = 'boolean'
    WHEN 'raffleGame' THEN is_whole(rules -> 'winners', 1, 1000)
    WHEN 'bingoGame' THEN (is_whole(rules -> 'balls', 75, 75) OR is_whole(rules -> 'balls', 90, 90))
      AND is_distinct_list(rules -> 'patterns', 1, 6)
      AND (is_whole(rules -> 'jackpotCalls', 0, 0)
           OR is_whole(rules -> 'jackpotCalls', CASE WHEN rules ->> 'balls' = '75' THEN 24 ELSE 15 END, (rules ->> 'balls')::numeric))
    WHEN 'scratchcardGame' THEN is_distinct_list(rules -> 'symbols', 5, 40)
    WHEN 'crosswordGame' THEN is_whole(rules -> 'letters', 13, 25) AND is_distinct_list(rules -> 'grids', 1, 200)
  END, false)
$$;

ALTER FUNCTION public.has_valid_rules(rules jsonb) OWNER TO fairground_owner;

CREATE FUNCTION public.hash_content() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  NEW.hash := encode(sha256(convert_to(NEW.value::text, 'UTF8')), 'hex');
  RETURN NEW;
END
$$;

ALTER FUNCTION public.hash_content() OWNER TO fairground_owner;

CREATE FUNCTION public.is_amount(value jsonb) RETURNS boolean
    LANGUAGE sql IMMUTABLE
    AS $_$
  SELECT coalesce(jsonb_typeof(value) = 'string' AND value #>> '{}' ~ '^(0|[1-9][0-9]{0,17})$', false)
$_$;

ALTER FUNCTION public.is_amount(value jsonb) OWNER TO fairground_owner;

CREATE FUNCTION public.is_distinct_list(value jsonb, lowest integer, highest integer) RETURNS boolean
    LANGUAGE sql IMMUTABLE
    AS $$
  SELECT CASE WHEN jsonb_typeof(value) = 'array'
              THEN (SELECT count(*) BETWEEN lowest AND highest AND count(*) = count(DISTINCT e) FROM jsonb_array_elements(value) AS e)
              ELSE false END
$$;

ALTER FUNCTION public.is_distinct_list(value jsonb, lowest integer, highest integer) OWNER TO fairground_owner;

CREATE FUNCTION public.is_valid_prize(prize jsonb, kind text) RETURNS boolean
    LANGUAGE sql IMMUTABLE
    AS $$
  SELECT coalesce(CASE prize ->> 'kind'
    WHEN 'jackpot' THEN kind NOT IN ('raffleGame', 'oneDrawGameExtMulti')
      AND (prize -> 'seed' IS NULL OR is_amount(prize -> 'seed')) AND (prize -> 'minimum' IS NULL OR is_amount(prize -> 'minimum'))
    WHEN 'share' THEN kind <> 'oneDrawGameExtMulti'
      AND is_whole(prize -> 'percent', 0, 100) AND (prize -> 'minimum' IS NULL OR is_amount(prize -> 'minimum'))
    WHEN 'fixed' THEN is_amount(prize -> 'amount')
    WHEN 'item' THEN kind = 'raffleGame' AND is_amount(prize -> 'cashOption')
  END, false)
$$;

ALTER FUNCTION public.is_valid_prize(prize jsonb, kind text) OWNER TO fairground_owner;

CREATE FUNCTION public.is_valid_schedule(schedule jsonb, is_deck boolean) RETURNS boolean
    LANGUAGE plpgsql STABLE
    AS $$
BEGIN
  IF schedule ? 'everyMs' THEN
    RETURN is_whole(schedule -> 'everyMs', 1, 1e15) AND is_whole(schedule -> 'offsetMs', 0, 1e15);
  END IF;
  IF is_deck THEN
    RETURN false;
  END IF;
  IF schedule ? 'startAfterFullMs' THEN
    RETURN is_whole(schedule -> 'startAfterFullMs', 0, 1e15);
  END IF;
  PERFORM clock_timestamp() AT TIME ZONE (schedule ->> 'timeZone');
  RETURN schedule ->> 'timeZone' IS NOT NULL
     AND is_distinct_list(schedule -> 'weekdays', 1, 7) AND is_distinct_list(schedule -> 'times', 1, 1000);
EXCEPTION WHEN invalid_parameter_value THEN
  RETURN false;
END
$$;

ALTER FUNCTION public.is_valid_schedule(schedule jsonb, is_deck boolean) OWNER TO fairground_owner;

CREATE FUNCTION public.is_valid_tier(tier jsonb, rules jsonb) RETURNS boolean
    LANGUAGE sql IMMUTABLE
    AS $$
  SELECT coalesce(jsonb_typeof(tier -> 'name') = 'string' AND tier ->> 'name' <> '' AND CASE rules ->> 'kind'
    WHEN 'scratchcardGame' THEN rules -> 'symbols' ? (tier ->> 'name')
    WHEN 'crosswordGame' THEN is_whole(tier -> 'words', 1, 100)
    WHEN 'raffleGame' THEN is_whole(tier -> 'winners', 1, 1000)
    WHEN 'bingoGame' THEN rules -> 'patterns' ? (tier ->> 'pattern')
    WHEN 'oneDrawGameExtMulti' THEN rules -> 'multiOptions' ? (tier ->> 'option') AND is_whole(tier -> 'arrangements', 1, 120)
    WHEN 'oneDrawGameExt' THEN is_whole(tier -> 'matches', 0, (rules ->> 'pick')::numeric)
      AND is_whole(tier -> 'matches2nd', 0, (rules ->> 'pick2nd')::numeric)
    ELSE is_whole(tier -> 'matches', 0, (rules ->> 'pick')::numeric)
  END AND CASE WHEN rules ->> 'kind' IN ('scratchcardGame', 'crosswordGame')
    THEN is_amount(tier -> 'prize') AND tier ->> 'prize' <> '0' AND is_whole(tier -> 'count', 1, 1000000)
    ELSE is_valid_prize(tier -> 'prize', rules ->> 'kind')
  END, false)
$$;

ALTER FUNCTION public.is_valid_tier(tier jsonb, rules jsonb) OWNER TO fairground_owner;

CREATE FUNCTION public.is_whole(value jsonb, lowest numeric, highest numeric) RETURNS boolean
    LANGUAGE sql IMMUTABLE
    AS $$
  SELECT coalesce(CASE WHEN jsonb_typeof(value) = 'number'
                       THEN value::numeric BETWEEN lowest AND highest AND value::numeric = trunc(value::numeric) END, false)
$$;

ALTER FUNCTION public.is_whole(value jsonb, lowest numeric, highest numeric) OWNER TO fairground_owner;

CREATE FUNCTION public.keep_content_version() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF TG_OP = 'DELETE'
     OR (NEW.member_id, NEW.id, NEW.kind, NEW.key, NEW.language, NEW.created_at)
        IS DISTINCT FROM (OLD.member_id, OLD.id, OLD.kind, OLD.key, OLD.language, OLD.created_at)
     OR (OLD.status <> 'draft' AND (NEW.value, NEW.author) IS DISTINCT FROM (OLD.value, OLD.author))
     OR (OLD.status, NEW.status) NOT IN (('draft', 'draft'), ('draft', 'scheduled'), ('draft', 'live'), ('draft', 'discarded'),
                                         ('scheduled', 'live'), ('scheduled', 'discarded'), ('live', 'replaced')) THEN
    RAISE EXCEPTION 'a version of content is not changed after publication' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;

ALTER FUNCTION public.keep_content_version() OWNER TO fairground_owner;

CREATE FUNCTION public.keep_withdrawal_routed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  RAISE EXCEPTION 'withdrawal % cannot leave routing', OLD.id USING ERRCODE = 'restrict_violation';
END
$$;

ALTER FUNCTION public.keep_withdrawal_routed() OWNER TO fairground_owner;

CREATE PROCEDURE public.let_polls_read(IN name text, IN columns text)
    LANGUAGE plpgsql
    AS $$
BEGIN
  EXECUTE format('GRANT SELECT (%s) ON %I TO fairground_polls', columns, name);
  EXECUTE format('CREATE POLICY polls_read ON %I FOR SELECT TO fairground_polls USING (true)', name);
END
$$;

ALTER PROCEDURE public.let_polls_read(IN name text, IN columns text) OWNER TO fairground_owner;

CREATE PROCEDURE public.make_append_only(IN name text)
    LANGUAGE plpgsql
    AS $$
BEGIN
  EXECUTE format('CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()', name);
END
$$;

ALTER PROCEDURE public.make_append_only(IN name text) OWNER TO fairground_owner;

CREATE FUNCTION public.money_settings(settings jsonb) RETURNS jsonb
    LANGUAGE sql IMMUTABLE
    AS $$
  SELECT coalesce(jsonb_object_agg(key, value), '{}')
    FROM jsonb_each(settings)
   WHERE key IN ('withdrawalFourEyesFrom', 'freerollNoDeposits', 'spendBonusFirst', 'phoneBeforeDeposit', 'verifyBeforeWithdrawal',
                 'deposits', 'withdrawals', 'referrals', 'chipPacks', 'xpPromotion', 'giftsPerMonth')
$$;

ALTER FUNCTION public.money_settings(settings jsonb) OWNER TO fairground_owner;

CREATE FUNCTION public.move_use_by() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
DECLARE
  now timestamptz := clock_timestamp();
  breaks CONSTANT text[] := '{timedOut,selfExcluded}';
BEGIN
  IF NEW.status = ANY (breaks) AND OLD.status <> ALL (breaks) THEN
    UPDATE bonus_offer SET paused_at = now
     WHERE member_id = NEW.member_id AND player_id = NEW.id AND state = 'OFFERED' AND use_by > now;
    UPDATE bonus_grant SET paused_at = now
     WHERE member_id = NEW.member_id AND player_id = NEW.id AND status = 'ACTIVE' AND expires_at > now;
  ELSIF OLD.status = ANY (breaks) AND NEW.status <> ALL (breaks) THEN
    UPDATE bonus_offer SET use_by = use_by + (now - paused_at), paused_at = NULL
     WHERE member_id = NEW.member_id AND player_id = NEW.id AND paused_at IS NOT NULL;
    UPDATE bonus_grant SET expires_at = expires_at + (now - paused_at), paused_at = NULL
     WHERE member_id = NEW.member_id AND player_id = NEW.id AND paused_at IS NOT NULL;
  END IF;
  RETURN NULL;
END
$$;

ALTER FUNCTION public.move_use_by() OWNER TO fairground_owner;

CREATE FUNCTION public.note_access_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  NEW.access_changed_in := pg_current_xact_id();
  RETURN NEW;
END
$$;

ALTER FUNCTION public.note_access_change() OWNER TO fairground_owner;

CREATE FUNCTION public.note_session_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  NEW.changed_in := pg_current_xact_id();
  RETURN NEW;
END
$$;

ALTER FUNCTION public.note_session_change() OWNER TO fairground_owner;

CREATE FUNCTION public.note_status() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
DECLARE
  now timestamptz := clock_timestamp();
BEGIN
  UPDATE status_period SET ended_at = now
   WHERE member_id = NEW.member_id AND player_id = NEW.id AND ended_at IS NULL;
  IF NEW.status <> 'active' THEN
    INSERT INTO status_period (member_id, player_id, status, since) VALUES (NEW.member_id, NEW.id, NEW.status, now);
  END IF;
  RETURN NULL;
END
$$;

ALTER FUNCTION public.note_status() OWNER TO fairground_owner;

CREATE FUNCTION public.notify_of_event() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  INSERT INTO notification_cause (member_id, kind, ref, player_id)
  VALUES (NEW.member_id, 'event', NEW.id, NEW.player_id);
  RETURN NULL;
END
$$;

ALTER FUNCTION public.notify_of_event() OWNER TO fairground_owner;

CREATE FUNCTION public.notify_of_instance() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  INSERT INTO notification_cause (member_id, kind, ref)
  VALUES (NEW.member_id, CASE NEW.status WHEN 'ENDED' THEN 'win' ELSE 'refund' END, NEW.id);
  IF NEW.status = 'ENDED' AND EXISTS (
       SELECT FROM ticket_outcome WHERE member_id = NEW.member_id AND instance_id = NEW.id AND kind = 'REFUND') THEN
    INSERT INTO notification_cause (member_id, kind, ref) VALUES (NEW.member_id, 'refund', NEW.id);
  END IF;
  RETURN NULL;
END
$$;

ALTER FUNCTION public.notify_of_instance() OWNER TO fairground_owner;

CREATE FUNCTION public.opening_states() RETURNS TABLE(member_id integer, state text)
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public', 'pg_temp'
    SET enable_seqscan TO 'off'
    SET enable_hashjoin TO 'off'
    SET enable_mergejoin TO 'off'
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

ALTER FUNCTION public.opening_states() OWNER TO fairground_polls;

CREATE FUNCTION public.prize_tiers(rules jsonb, prize_table jsonb) RETURNS TABLE(place bigint, name text, prize jsonb, ways numeric, total numeric, prizes integer, is_extra boolean)
    LANGUAGE plpgsql IMMUTABLE
    AS $$
DECLARE
  kind text := rules ->> 'kind';
  pick integer := (rules ->> 'pick')::integer;
  pool integer := (rules ->> 'from')::integer;
  pick2nd integer := (rules ->> 'pick2nd')::integer;
  pool2nd integer := (rules ->> 'from2nd')::integer;
  balls integer := (rules ->> 'ballsPerDraw')::integer;
  called integer := (rules ->> 'balls')::integer;
  -- Without a jackpot every ball is called, so that the full house is certain.
  calls integer := coalesce(nullif((rules ->> 'jackpotCalls')::integer, 0), called);
  numbers integer := CASE called WHEN 75 THEN 24 ELSE 15 END;
BEGIN
  RETURN QUERY
  SELECT t.place, t.tier ->> 'name', t.tier -> 'prize',
         CASE kind
           WHEN 'oneDrawGame' THEN choose(pick, t.matches) * choose(pool - pick, pick - t.matches)
           WHEN 'oneDrawGameExt' THEN choose(pick, t.matches) * choose(pool - pick, pick - t.matches)
                                      * choose(pick2nd, t.matches2nd) * choose(pool2nd - pick2nd, pick2nd - t.matches2nd)
           WHEN 'regularGame' THEN choose(pick, t.matches) * choose(pool - pick, balls - t.matches)
           WHEN 'oneDrawGameExtMulti' THEN
             CASE t.tier ->> 'option'
               WHEN 'straight' THEN 1
               WHEN 'box' THEN (t.tier ->> 'arrangements')::numeric
               ELSE 2 * 10::numeric ^ (pick - 2) - CASE pick WHEN 3 THEN 1 ELSE 10::numeric ^ (pick - 4) END
             END
           WHEN 'bingoGame' THEN choose(called - numbers, calls - numbers)
           ELSE 1
         END,
         CASE kind
           WHEN 'oneDrawGame' THEN choose(pool, pick)
           WHEN 'oneDrawGameExt' THEN choose(pool, pick) * choose(pool2nd, pick2nd)
           WHEN 'regularGame' THEN choose(pool, balls)
           WHEN 'oneDrawGameExtMulti' THEN 10::numeric ^ pick
           WHEN 'bingoGame' THEN choose(called, calls)
           ELSE 1
         END,
         CASE
           WHEN kind = 'raffleGame' THEN (t.tier ->> 'winners')::integer
           WHEN kind = 'bingoGame' AND t.tier #>> '{prize,kind}' <> 'jackpot' THEN 1
         END,
         kind = 'bingoGame' AND t.tier #>> '{prize,kind}' = 'jackpot'
    FROM (SELECT e.ordinality AS place, e.value AS tier, (e.value ->> 'matches')::integer AS matches,
                 (e.value ->> 'matches2nd')::integer AS matches2nd
            FROM jsonb_array_elements(prize_table -> 'tiers') WITH ORDINALITY AS e) AS t;
END
$$;

ALTER FUNCTION public.prize_tiers(rules jsonb, prize_table jsonb) OWNER TO fairground_owner;

CREATE FUNCTION public.refuse_bad_terms() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
DECLARE
  problem text := game_shape_problem(NEW.rules, NEW.prize_table);
BEGIN
  IF problem IS NULL AND NEW.rule IS DISTINCT FROM NEW.rules ->> 'kind' THEN
    problem := 'the rules are of another kind';
  END IF;
  IF problem IS NULL AND NOT is_valid_schedule(NEW.schedule, NEW.rule IN ('scratchcardGame', 'crosswordGame')) THEN
    problem := 'the schedule has no starts';
  END IF;
  IF problem IS NULL THEN
    SELECT game_terms_problem(NEW.rules, NEW.prize_table, NEW.cap, NEW.cost, NEW.fee, m.return_min, m.return_max) INTO problem
      FROM member m WHERE m.id = NEW.member_id;
  END IF;
  IF problem IS NOT NULL THEN
    RAISE EXCEPTION 'game %: %', NEW.id, problem USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END
$$;

ALTER FUNCTION public.refuse_bad_terms() OWNER TO fairground_owner;

CREATE FUNCTION public.refuse_campaign_restart() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  RAISE EXCEPTION 'campaign % has ended: propose a new one', NEW.id USING ERRCODE = 'check_violation';
END
$$;

ALTER FUNCTION public.refuse_campaign_restart() OWNER TO fairground_owner;

CREATE FUNCTION public.refuse_card_and_refund() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF EXISTS (SELECT FROM deck_card c JOIN ticket_outcome o USING (member_id, instance_id, seq)
              WHERE c.member_id = NEW.member_id AND c.instance_id = NEW.instance_id AND c.seq = NEW.seq AND o.kind = 'REFUND') THEN
    RAISE EXCEPTION 'ticket %/% has a card and a refund', NEW.instance_id, NEW.seq USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END
$$;

ALTER FUNCTION public.refuse_card_and_refund() OWNER TO fairground_owner;

CREATE FUNCTION public.refuse_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  RAISE EXCEPTION '% is append-only: corrections are new rows', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;

ALTER FUNCTION public.refuse_change() OWNER TO fairground_owner;

CREATE FUNCTION public.refuse_changed_terms() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF OLD.sold > 0 OR EXISTS (SELECT FROM ticket WHERE member_id = OLD.member_id AND instance_id = OLD.id) THEN
    RAISE EXCEPTION 'the terms of instance % are bound by its first sale', OLD.id USING ERRCODE = 'restrict_violation';
  END IF;
  IF TG_OP = 'DELETE' THEN
    RETURN OLD;
  END IF;
  RETURN NEW;
END
$$;

ALTER FUNCTION public.refuse_changed_terms() OWNER TO fairground_owner;

CREATE FUNCTION public.refuse_gift_step() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF (OLD.state, NEW.state) NOT IN (('DRAFT', 'WRAPPED'), ('WRAPPED', 'OPENED'), ('WRAPPED', 'SENT_BACK'),
                                    ('WRAPPED', 'RETURNED'), ('OPENED', 'USED'), ('OPENED', 'RETURNED')) THEN
    RAISE EXCEPTION 'gift %: % cannot become %', OLD.id, OLD.state, NEW.state USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END
$$;

ALTER FUNCTION public.refuse_gift_step() OWNER TO fairground_owner;

CREATE FUNCTION public.refuse_held() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF EXISTS (
    SELECT FROM draw_hold h
     WHERE h.member_id = NEW.member_id AND h.instance_id = NEW.instance_id
       AND NOT EXISTS (SELECT FROM draw_release r
                        WHERE r.member_id = h.member_id AND r.instance_id = h.instance_id AND r.n = h.n AND r.approval = 2)
  ) THEN
    RAISE EXCEPTION 'instance % is held', NEW.instance_id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END
$$;

ALTER FUNCTION public.refuse_held() OWNER TO fairground_owner;

CREATE FUNCTION public.refuse_held_withdrawal() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF has_hold(NEW.member_id, NEW.player_id, 'withdrawal') THEN
    RAISE EXCEPTION 'withdrawals of player % are on hold', NEW.player_id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END
$$;

ALTER FUNCTION public.refuse_held_withdrawal() OWNER TO fairground_owner;

CREATE FUNCTION public.refuse_high_wagering() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF NEW.wagering_times > 10 AND (SELECT profile FROM member WHERE id = NEW.member_id) = 'strict' THEN
    RAISE EXCEPTION 'the profile allows a play-through of at most 10 times, not %', NEW.wagering_times
      USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END
$$;

ALTER FUNCTION public.refuse_high_wagering() OWNER TO fairground_owner;

CREATE FUNCTION public.refuse_late_void() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF EXISTS (SELECT FROM draw_commit c WHERE c.member_id = NEW.member_id AND c.instance_id = NEW.instance_id) THEN
    RAISE EXCEPTION 'play %/% cannot be given back: its instance is sealed', NEW.instance_id, NEW.seq USING ERRCODE = 'check_violation';
  END IF;
  IF EXISTS (SELECT FROM ticket t WHERE t.member_id = NEW.member_id AND t.instance_id = NEW.instance_id AND t.seq = NEW.void_seq) THEN
    RAISE EXCEPTION 'place %/% holds a play, not a void', NEW.instance_id, NEW.void_seq USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END
$$;

ALTER FUNCTION public.refuse_late_void() OWNER TO fairground_owner;

CREATE FUNCTION public.refuse_other_than_sealed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF to_jsonb(NEW) - 'sealed' IS DISTINCT FROM to_jsonb(OLD) - 'sealed' THEN
    RAISE EXCEPTION '% is append-only: corrections are new rows', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;

ALTER FUNCTION public.refuse_other_than_sealed() OWNER TO fairground_owner;

CREATE FUNCTION public.refuse_payment_back() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
DECLARE
  ranked CONSTANT text[] := ARRAY['CREATED', 'PENDING', 'EXPIRED', 'COMPLETED', 'REVERSED', 'FAILED'];
BEGIN
  IF NEW.state <> OLD.state
     AND (OLD.state IN ('REVERSED', 'FAILED')
          OR (NEW.state = 'FAILED' AND OLD.state = 'COMPLETED')
          OR array_position(ranked, NEW.state) < array_position(ranked, OLD.state)) THEN
    RAISE EXCEPTION 'payment % cannot go from % to %', OLD.id, OLD.state, NEW.state USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END
$$;

ALTER FUNCTION public.refuse_payment_back() OWNER TO fairground_owner;

CREATE FUNCTION public.refuse_renaming() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  RAISE EXCEPTION 'transfers point to account %: it can neither be renamed nor deleted', OLD.id USING ERRCODE = 'restrict_violation';
END
$$;

ALTER FUNCTION public.refuse_renaming() OWNER TO fairground_owner;

CREATE FUNCTION public.refuse_shorter_log() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.size > OLD.size AND NEW.origin = OLD.origin AND NEW.public_key = OLD.public_key THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'a public log only grows' USING ERRCODE = 'restrict_violation';
END
$$;

ALTER FUNCTION public.refuse_shorter_log() OWNER TO fairground_owner;

CREATE FUNCTION public.refuse_single_release() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF NEW.approval = 2 AND NOT EXISTS (
    SELECT FROM draw_release r
     WHERE r.member_id = NEW.member_id AND r.instance_id = NEW.instance_id AND r.n = NEW.n AND r.approval = 1
  ) THEN
    RAISE EXCEPTION 'instance % needs two approvals', NEW.instance_id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END
$$;

ALTER FUNCTION public.refuse_single_release() OWNER TO fairground_owner;

CREATE FUNCTION public.refuse_unconfirmed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF EXISTS (
    SELECT FROM draw_commit d
      JOIN countersigned_close c
        ON c.member_id = d.member_id AND c.game_id = d.game_id AND c.chain = d.chain AND c.chain_index = d.chain_index
     WHERE d.member_id = NEW.member_id AND d.instance_id = NEW.instance_id AND c.control_signature IS NOT NULL
  ) THEN
    RAISE EXCEPTION 'the control system did not confirm the winners of instance %', NEW.instance_id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END
$$;

ALTER FUNCTION public.refuse_unconfirmed() OWNER TO fairground_owner;

CREATE FUNCTION public.renew_lane_leases(holder uuid, lease_ms integer) RETURNS TABLE(member_id integer, epoch bigint, held boolean, free boolean, renewed boolean)
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public', 'pg_temp'
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

ALTER FUNCTION public.renew_lane_leases(holder uuid, lease_ms integer) OWNER TO fairground_polls;

CREATE FUNCTION public.renew_log_leases(holder uuid, lease_ms integer) RETURNS SETOF integer
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public', 'pg_temp'
    AS $$
  UPDATE log_publisher SET lease_until = clock_timestamp() + make_interval(secs => lease_ms::float8 / 1000)
   WHERE owner = holder RETURNING member_id
$$;

ALTER FUNCTION public.renew_log_leases(holder uuid, lease_ms integer) OWNER TO fairground_polls;

CREATE FUNCTION public.require_adjustment_proposal() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM proposal p
                  WHERE p.member_id = NEW.member_id AND p.id = NEW.proposal_id AND p.kind = 'adjustBalance'
                    AND p.status IN ('approved', 'executed')
                    AND (p.payload ->> 'playerId')::integer = NEW.player_id
                    AND (p.payload ->> 'amount')::bigint = NEW.amount
                    AND p.payload ->> 'currency' = NEW.currency) THEN
    RAISE EXCEPTION 'the adjustment of player % needs an approved proposal', NEW.player_id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END
$$;

ALTER FUNCTION public.require_adjustment_proposal() OWNER TO fairground_owner;

CREATE FUNCTION public.require_campaign_proposal() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM proposal p CROSS JOIN LATERAL (SELECT p.payload -> 'campaign' AS terms) AS t
                  WHERE p.member_id = NEW.member_id AND p.id = NEW.proposal_id AND p.kind = 'startBonusCampaign'
                    AND p.status IN ('approved', 'executed')
                    AND terms ->> 'kind' = NEW.kind AND terms ->> 'currency' = NEW.currency
                    AND (terms ->> 'amount')::bigint = NEW.amount
                    AND (terms ->> 'wageringTimes')::integer = NEW.wagering_times
                    AND (terms ->> 'useDays')::integer = NEW.use_days
                    AND (terms ->> 'minimumDeposit')::bigint = NEW.minimum_deposit
                    AND (terms ->> 'gameId')::integer IS NOT DISTINCT FROM NEW.game_id
                    AND (terms ->> 'everyPlay')::integer IS NOT DISTINCT FROM NEW.every_play) THEN
    RAISE EXCEPTION 'the campaign needs an approved proposal with its terms' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END
$$;

ALTER FUNCTION public.require_campaign_proposal() OWNER TO fairground_owner;

CREATE FUNCTION public.require_coupon_proposal() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM proposal p
                  WHERE p.member_id = NEW.member_id AND p.id = NEW.proposal_id AND p.kind = 'createCoupon'
                    AND p.status IN ('approved', 'executed')
                    AND p.payload -> 'coupon' ->> 'code' = NEW.code
                    AND (p.payload -> 'coupon' ->> 'amount')::bigint = NEW.amount
                    AND (p.payload -> 'coupon' ->> 'percent')::integer = NEW.percent) THEN
    RAISE EXCEPTION 'coupon % needs an approved proposal', NEW.code USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END
$$;

ALTER FUNCTION public.require_coupon_proposal() OWNER TO fairground_owner;

CREATE FUNCTION public.require_deck_proposal() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF current_user = 'fairground_staff'
     AND (NEW.reg_end > OLD.reg_end
          OR NOT EXISTS (SELECT FROM proposal p
                          WHERE p.member_id = NEW.member_id AND p.status = 'approved' AND p.kind = 'endDeck'
                            AND (p.payload ->> 'instanceId')::integer = NEW.id)) THEN
    RAISE EXCEPTION 'permission denied: the end of instance % needs an approved proposal', NEW.id
      USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END
$$;

ALTER FUNCTION public.require_deck_proposal() OWNER TO fairground_owner;

CREATE FUNCTION public.require_game_proposal() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF current_user NOT IN ('fairground_staff', 'fairground_app') THEN
    RETURN NEW;
  END IF;
  IF EXISTS (SELECT FROM proposal p
              WHERE p.member_id = NEW.member_id AND p.status = 'approved'
                AND CASE p.kind
                      WHEN 'publishGame' THEN TG_OP = 'INSERT' AND (p.payload #>> '{game,id}')::integer = NEW.id
                        AND (p.payload -> 'game') - ARRAY['id', 'title', 'titleShort', 'description'] = game_terms(NEW)
                      WHEN 'changeGame' THEN TG_OP = 'UPDATE' AND (p.payload ->> 'gameId')::integer = NEW.id
                        AND p.payload -> 'terms' = game_terms(NEW)
                      WHEN 'changeSchedule' THEN TG_OP = 'UPDATE' AND (p.payload ->> 'gameId')::integer = NEW.id
                        AND game_terms(NEW) = game_terms(OLD) || jsonb_build_object('schedule', p.payload -> 'schedule')
                      ELSE false
                    END) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'permission denied: the terms of game % need an approved proposal', NEW.id USING ERRCODE = 'insufficient_privilege';
END
$$;

ALTER FUNCTION public.require_game_proposal() OWNER TO fairground_owner;

CREATE FUNCTION public.require_next_part() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF NEW.first <> (SELECT coalesce(max(p.first + p.lines), 0) FROM deck_record_part p
                    WHERE p.member_id = NEW.member_id AND p.instance_id = NEW.instance_id AND p.section = NEW.section) THEN
    RAISE EXCEPTION 'part % of the % of deck % does not follow the last one', NEW.first, NEW.section, NEW.instance_id
      USING ERRCODE = 'check_violation';
  END IF;
  IF EXISTS (SELECT FROM deck_record r WHERE r.member_id = NEW.member_id AND r.instance_id = NEW.instance_id) THEN
    RAISE EXCEPTION 'the record of deck % is published', NEW.instance_id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END
$$;

ALTER FUNCTION public.require_next_part() OWNER TO fairground_owner;

CREATE FUNCTION public.require_offer_approval() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
DECLARE
  alone_to bigint;
BEGIN
  IF NEW.proposal_id IS NOT NULL THEN
    IF NOT EXISTS (SELECT FROM proposal p
                    WHERE p.member_id = NEW.member_id AND p.id = NEW.proposal_id AND p.kind = 'offerBonus'
                      AND p.status IN ('approved', 'executed')
                      AND (p.payload ->> 'playerId')::integer = NEW.player_id
                      AND (p.payload ->> 'amount')::bigint = NEW.amount
                      AND p.payload ->> 'currency' = NEW.currency) THEN
      RAISE EXCEPTION 'the offer to player % is not what proposal % says', NEW.player_id, NEW.proposal_id
        USING ERRCODE = 'check_violation';
    END IF;
    RETURN NEW;
  END IF;
  SELECT coalesce((m.settings ->> 'bonusAloneTo')::bigint, 0) INTO alone_to
    FROM member m WHERE m.id = NEW.member_id AND m.currency = NEW.currency;
  IF NEW.offered_by IS NULL OR NEW.amount > coalesce(alone_to, 0) THEN
    RAISE EXCEPTION 'the offer to player % needs an approved proposal', NEW.player_id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END
$$;

ALTER FUNCTION public.require_offer_approval() OWNER TO fairground_owner;

CREATE FUNCTION public.require_provider_proposal() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM proposal p
                  WHERE p.member_id = NEW.member_id AND p.kind = 'usePaymentProvider'
                    AND p.status IN ('approved', 'executed')
                    AND (p.payload ->> 'providerId')::integer = NEW.id
                    AND p.payload ->> 'account' = NEW.account) THEN
    RAISE EXCEPTION 'payment provider % needs an approved proposal', NEW.id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END
$$;

ALTER FUNCTION public.require_provider_proposal() OWNER TO fairground_owner;

CREATE FUNCTION public.require_retirement_proposal() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF OLD.retired_at IS NOT NULL THEN
    RAISE EXCEPTION 'game % is retired', OLD.id USING ERRCODE = 'restrict_violation';
  END IF;
  IF current_user IN ('fairground_staff', 'fairground_app')
     AND NOT EXISTS (SELECT FROM proposal p
                      WHERE p.member_id = NEW.member_id AND p.status = 'approved' AND p.kind = 'retireGame'
                        AND (p.payload ->> 'gameId')::integer = NEW.id) THEN
    RAISE EXCEPTION 'permission denied: the retirement of game % needs an approved proposal', NEW.id
      USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END
$$;

ALTER FUNCTION public.require_retirement_proposal() OWNER TO fairground_owner;

CREATE FUNCTION public.require_settings_proposal() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF current_user NOT IN ('fairground_staff', 'fairground_app') THEN
    RETURN NEW;
  END IF;
  IF TG_OP = 'INSERT' THEN
    IF money_settings(NEW.settings) = '{}' THEN
      RETURN NEW;
    END IF;
  ELSIF EXISTS (SELECT FROM proposal p
                 WHERE p.member_id = NEW.id AND p.status = 'approved' AND p.kind = 'changeMoneySettings'
                   AND NEW.settings = changed_settings(OLD.settings, p.payload)
                   AND CASE WHEN p.payload ? 'returns'
                            THEN ((p.payload #>> '{returns,min}')::smallint, (p.payload #>> '{returns,max}')::smallint)
                                 IS NOT DISTINCT FROM (NEW.return_min, NEW.return_max)
                            ELSE (OLD.return_min, OLD.return_max) IS NOT DISTINCT FROM (NEW.return_min, NEW.return_max) END) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'permission denied: the settings of money of operator % need an approved proposal', NEW.id
    USING ERRCODE = 'insufficient_privilege';
END
$$;

ALTER FUNCTION public.require_settings_proposal() OWNER TO fairground_owner;

CREATE FUNCTION public.require_withdrawal_approval() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
DECLARE
  found_route withdrawal_route;
BEGIN
  SELECT * INTO found_route FROM withdrawal_route r WHERE r.member_id = NEW.member_id AND r.withdrawal_id = NEW.id;
  IF NEW.approved_by = 'system/routing' THEN
    IF NEW.four_eyes OR found_route.route IS DISTINCT FROM 'automatic' OR NEW.amount > found_route.automatic_to THEN
      RAISE EXCEPTION 'withdrawal % cannot be approved without staff', NEW.id USING ERRCODE = 'check_violation';
    END IF;
    RETURN NEW;
  END IF;
  IF EXISTS (SELECT FROM proposal p
              WHERE p.member_id = NEW.member_id AND p.kind = 'approveWithdrawal' AND p.subject = 'withdrawal/' || NEW.id
                AND p.status IN ('approved', 'executed')
                AND p.payload ->> 'amount' = NEW.amount::text AND p.payload ->> 'currency' = NEW.currency) THEN
    RETURN NEW;
  END IF;
  IF NEW.four_eyes OR found_route.route = 'twoPeople' THEN
    RAISE EXCEPTION 'withdrawal % needs an approved proposal', NEW.id USING ERRCODE = 'check_violation';
  END IF;
  IF found_route.route IS NULL THEN
    RAISE EXCEPTION 'withdrawal % has no route yet', NEW.id USING ERRCODE = 'check_violation';
  END IF;
  IF NOT EXISTS (SELECT FROM withdrawal_approval a
                  WHERE a.member_id = NEW.member_id AND a.withdrawal_id = NEW.id
                    AND 'staff/' || a.staff_id = NEW.approved_by) THEN
    RAISE EXCEPTION 'withdrawal % needs the decision of a staff member', NEW.id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END
$$;

ALTER FUNCTION public.require_withdrawal_approval() OWNER TO fairground_owner;

CREATE FUNCTION public.screen_registered_player() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  INSERT INTO player_screening (member_id, player_id) VALUES (NEW.member_id, NEW.id) ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;

ALTER FUNCTION public.screen_registered_player() OWNER TO fairground_owner;

CREATE FUNCTION public.transfers_point_to_rows() RETURNS trigger
    LANGUAGE plpgsql
    SET enable_seqscan TO 'off'
    AS $$
BEGIN
  IF EXISTS (
    SELECT FROM added t
     WHERE (SELECT d.currency FROM account d WHERE d.member_id = t.member_id AND d.id = t.debit_id) IS DISTINCT FROM t.currency
        OR (SELECT c.currency FROM account c WHERE c.member_id = t.member_id AND c.id = t.credit_id) IS DISTINCT FROM t.currency
        OR (SELECT j.id FROM journal j WHERE j.member_id = t.member_id AND j.id = t.journal_id) IS NULL
  ) THEN
    RAISE EXCEPTION 'a transfer needs its journal and two accounts in its currency' USING ERRCODE = 'foreign_key_violation';
  END IF;
  RETURN NULL;
END
$$;

ALTER FUNCTION public.transfers_point_to_rows() OWNER TO fairground_owner;

CREATE FUNCTION public.vault_key_version(sealed bytea) RETURNS integer
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
    SELECT CASE WHEN substring(sealed FROM 1 FOR 4) = '\xfa17c0de'
                THEN get_byte(sealed, 4) * 256 + get_byte(sealed, 5)
                ELSE 1 END
  $$;

ALTER FUNCTION public.vault_key_version(sealed bytea) OWNER TO fairground_owner;

CREATE FUNCTION public.wait_for_lane() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  PERFORM FROM lane WHERE current_member() IS NULL OR member_id = current_member() ORDER BY member_id FOR NO KEY UPDATE;
  RETURN NULL;
END
$$;

ALTER FUNCTION public.wait_for_lane() OWNER TO fairground_owner;

CREATE FUNCTION public.winner_quantile(mean double precision, risk double precision) RETURNS numeric
    LANGUAGE plpgsql IMMUTABLE
    AS $$
DECLARE
  log_risk float8 := ln(1 / risk);
  winners integer := 0;
  probability float8;
  tail float8;
BEGIN
  IF mean > 600 THEN
    RETURN ceil(mean + log_risk / 3 + sqrt(log_risk * log_risk / 9 + 2 * mean * log_risk));
  END IF;
  probability := exp(-mean);
  tail := 1 - probability;
  WHILE tail > risk AND probability > 1e-300 LOOP
    winners := winners + 1;
    probability := probability * mean / winners;
    tail := tail - probability;
  END LOOP;
  RETURN winners;
END
$$;

ALTER FUNCTION public.winner_quantile(mean double precision, risk double precision) OWNER TO fairground_owner;

CREATE TABLE public.account (
    member_id integer NOT NULL,
    id bigint NOT NULL,
    kind text NOT NULL,
    ref bigint DEFAULT 0 NOT NULL,
    currency text NOT NULL,
    d_post bigint DEFAULT 0 NOT NULL,
    c_post bigint DEFAULT 0 NOT NULL,
    d_pend bigint DEFAULT 0 NOT NULL,
    c_pend bigint DEFAULT 0 NOT NULL,
    version bigint DEFAULT 0 NOT NULL,
    floor_rule smallint DEFAULT 1 NOT NULL,
    CONSTRAINT account_c_pend_check CHECK ((c_pend >= 0)),
    CONSTRAINT account_c_post_check CHECK ((c_post >= 0)),
    CONSTRAINT account_check CHECK (((floor_rule <> 1) OR (((c_post - d_post) - d_pend) >= 0))),
    CONSTRAINT account_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
    CONSTRAINT account_d_pend_check CHECK ((d_pend >= 0)),
    CONSTRAINT account_d_post_check CHECK ((d_post >= 0)),
    CONSTRAINT account_floor_rule_check CHECK ((floor_rule = ANY (ARRAY[0, 1]))),
    CONSTRAINT account_kind_check CHECK ((kind = ANY (ARRAY['player:cash'::text, 'player:bonus'::text, 'player:subs'::text, 'player:gift'::text, 'player:debt'::text, 'player:prize'::text, 'game:escrow'::text, 'gift:escrow'::text, 'jackpot'::text, 'reserve'::text, 'house:fee'::text, 'house:revenue'::text, 'house:promo'::text, 'house:adjustment'::text, 'house:exchange'::text, 'house:items'::text, 'clearing'::text, 'suspense'::text])))
)
WITH (fillfactor='70');

ALTER TABLE ONLY public.account FORCE ROW LEVEL SECURITY;

ALTER TABLE public.account OWNER TO fairground_owner;

ALTER TABLE public.account ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.account_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.achievement_reached (
    member_id integer NOT NULL,
    id bigint NOT NULL,
    player_id integer NOT NULL,
    achievement integer NOT NULL,
    xp integer NOT NULL,
    reached_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    acknowledged_at timestamp with time zone,
    CONSTRAINT achievement_reached_achievement_check CHECK ((achievement > 0)),
    CONSTRAINT achievement_reached_xp_check CHECK ((xp >= 0))
);

ALTER TABLE ONLY public.achievement_reached FORCE ROW LEVEL SECURITY;

ALTER TABLE public.achievement_reached OWNER TO fairground_owner;

ALTER TABLE public.achievement_reached ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.achievement_reached_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.ad (
    member_id integer NOT NULL,
    id integer NOT NULL,
    screen_type text DEFAULT 'ALL'::text NOT NULL,
    location text NOT NULL,
    size text DEFAULT 'ALL'::text NOT NULL,
    client_type text DEFAULT 'all'::text NOT NULL,
    campaign text DEFAULT 'main'::text NOT NULL,
    weight integer DEFAULT 1 NOT NULL,
    delay_ms integer DEFAULT 0 NOT NULL,
    client text NOT NULL,
    picture text NOT NULL,
    picture_text text NOT NULL,
    target_url text NOT NULL,
    active boolean DEFAULT true NOT NULL,
    name text,
    CONSTRAINT ad_campaign_check CHECK ((campaign ~ '^[a-z0-9][a-z0-9-]{0,62}$'::text)),
    CONSTRAINT ad_client_check CHECK (((length(client) >= 1) AND (length(client) <= 64))),
    CONSTRAINT ad_client_type_check CHECK ((client_type = ANY (ARRAY['web'::text, 'mobile'::text, 'all'::text]))),
    CONSTRAINT ad_delay_ms_check CHECK (((delay_ms = 0) OR ((delay_ms >= 5000) AND (delay_ms <= 600000)))),
    CONSTRAINT ad_id_check CHECK ((id > 0)),
    CONSTRAINT ad_location_check CHECK ((location = ANY (ARRAY['TOP'::text, 'FULL'::text]))),
    CONSTRAINT ad_name_check CHECK ((name ~ '^[a-z0-9][a-z0-9-]{0,62}$'::text)),
    CONSTRAINT ad_picture_text_check CHECK (((length(picture_text) >= 1) AND (length(picture_text) <= 144))),
    CONSTRAINT ad_screen_type_check CHECK ((screen_type = ANY (ARRAY['LOBBY'::text, 'PAGE'::text, 'ALL'::text]))),
    CONSTRAINT ad_size_check CHECK ((size = ANY (ARRAY['XS'::text, 'SM'::text, 'MD'::text, 'LG'::text, 'XL'::text, 'ALL'::text]))),
    CONSTRAINT ad_target_url_check CHECK (((target_url ~ '^(https://|/[^/\\])'::text) AND (length(target_url) <= 2000))),
    CONSTRAINT ad_weight_check CHECK (((weight >= 0) AND (weight <= 1000)))
);

ALTER TABLE ONLY public.ad FORCE ROW LEVEL SECURITY;

ALTER TABLE public.ad OWNER TO fairground_owner;

CREATE TABLE public.adjustment (
    member_id integer NOT NULL,
    id bigint NOT NULL,
    player_id integer NOT NULL,
    currency text NOT NULL,
    amount bigint NOT NULL,
    reason text NOT NULL,
    requested_by text NOT NULL,
    approved_by text NOT NULL,
    created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    proposal_id integer,
    CONSTRAINT adjustment_amount_check CHECK ((amount <> 0)),
    CONSTRAINT adjustment_check CHECK ((requested_by <> approved_by)),
    CONSTRAINT adjustment_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
    CONSTRAINT adjustment_reason_check CHECK ((reason ~ '\S'::text))
);

ALTER TABLE ONLY public.adjustment FORCE ROW LEVEL SECURITY;

ALTER TABLE public.adjustment OWNER TO fairground_owner;

CREATE TABLE public.alarm (
    member_id integer NOT NULL,
    id integer NOT NULL,
    kind text NOT NULL,
    subject text NOT NULL,
    facts jsonb NOT NULL,
    raised_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT alarm_id_check CHECK ((id > 0)),
    CONSTRAINT alarm_kind_check CHECK ((kind = 'liveReturn'::text)),
    CONSTRAINT alarm_subject_check CHECK (((length(subject) >= 1) AND (length(subject) <= 200)))
);

ALTER TABLE ONLY public.alarm FORCE ROW LEVEL SECURITY;

ALTER TABLE public.alarm OWNER TO fairground_owner;

CREATE TABLE public.aml_alert (
    member_id integer NOT NULL,
    player_id integer NOT NULL,
    day integer NOT NULL,
    rule text NOT NULL,
    level text NOT NULL,
    figures jsonb NOT NULL,
    rules_version integer NOT NULL,
    found_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT aml_alert_level_check CHECK ((level = ANY (ARRAY['notice'::text, 'strong'::text]))),
    CONSTRAINT aml_alert_rule_check CHECK (((length(rule) >= 1) AND (length(rule) <= 40))),
    CONSTRAINT aml_alert_rules_version_check CHECK ((rules_version >= 0))
);

ALTER TABLE ONLY public.aml_alert FORCE ROW LEVEL SECURITY;

ALTER TABLE public.aml_alert OWNER TO fairground_owner;

CREATE TABLE public.aml_case (
    member_id integer NOT NULL,
    id integer NOT NULL,
    player_id integer NOT NULL,
    status text DEFAULT 'open'::text NOT NULL,
    cause text NOT NULL,
    rules text[] DEFAULT '{}'::text[] NOT NULL,
    opened_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    decided_at timestamp with time zone,
    CONSTRAINT aml_case_cause_check CHECK ((cause = ANY (ARRAY['rule'::text, 'staff'::text, 'sanctions'::text]))),
    CONSTRAINT aml_case_check CHECK (((status = 'open'::text) = (decided_at IS NULL))),
    CONSTRAINT aml_case_status_check CHECK ((status = ANY (ARRAY['open'::text, 'cleared'::text, 'reported'::text])))
);

ALTER TABLE ONLY public.aml_case FORCE ROW LEVEL SECURITY;

ALTER TABLE public.aml_case OWNER TO fairground_owner;

ALTER TABLE public.aml_case ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.aml_case_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.aml_entry (
    member_id integer NOT NULL,
    case_id integer NOT NULL,
    n integer NOT NULL,
    at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    actor text NOT NULL,
    kind text NOT NULL,
    sealed bytea NOT NULL,
    CONSTRAINT aml_entry_actor_check CHECK (((length(actor) >= 1) AND (length(actor) <= 40))),
    CONSTRAINT aml_entry_kind_check CHECK ((kind = ANY (ARRAY['opened'::text, 'alert'::text, 'hit'::text, 'note'::text, 'hold'::text, 'release'::text, 'sourceOfFunds'::text, 'decision'::text, 'export'::text]))),
    CONSTRAINT aml_entry_n_check CHECK ((n > 0))
);

ALTER TABLE ONLY public.aml_entry FORCE ROW LEVEL SECURITY;

ALTER TABLE public.aml_entry OWNER TO fairground_owner;

CREATE TABLE public.audit_entry (
    member_id integer NOT NULL,
    seq integer NOT NULL,
    at timestamp with time zone NOT NULL,
    actor text NOT NULL,
    action text NOT NULL,
    subject text NOT NULL,
    before jsonb DEFAULT 'null'::jsonb NOT NULL,
    after jsonb DEFAULT 'null'::jsonb NOT NULL,
    reason text NOT NULL,
    prev_hash bytea NOT NULL,
    hash bytea NOT NULL,
    CONSTRAINT audit_entry_action_check CHECK (((length(action) >= 1) AND (length(action) <= 100))),
    CONSTRAINT audit_entry_actor_check CHECK (((length(actor) >= 1) AND (length(actor) <= 100))),
    CONSTRAINT audit_entry_hash_check CHECK ((length(hash) = 32)),
    CONSTRAINT audit_entry_member_check CHECK ((member_id >= 0)),
    CONSTRAINT audit_entry_prev_hash_check CHECK ((length(prev_hash) = 32)),
    CONSTRAINT audit_entry_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 1000))),
    CONSTRAINT audit_entry_seq_check CHECK ((seq > 0)),
    CONSTRAINT audit_entry_subject_check CHECK ((length(subject) <= 200))
);

ALTER TABLE ONLY public.audit_entry FORCE ROW LEVEL SECURITY;

ALTER TABLE public.audit_entry OWNER TO fairground_owner;

CREATE TABLE public.backup_run (
    id bigint NOT NULL,
    started_at timestamp with time zone NOT NULL,
    finished_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    bytes bigint NOT NULL,
    manifest bytea NOT NULL,
    CONSTRAINT backup_run_bytes_check CHECK ((bytes > 0)),
    CONSTRAINT backup_run_manifest_check CHECK ((length(manifest) = 32))
);

ALTER TABLE public.backup_run OWNER TO fairground_owner;

ALTER TABLE public.backup_run ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.backup_run_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.bonus_ball (
    member_id integer NOT NULL,
    id bigint NOT NULL,
    player_id integer NOT NULL,
    ball smallint NOT NULL,
    state text DEFAULT 'available'::text NOT NULL,
    achievement integer,
    from_ball bigint,
    made_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    instance_id integer,
    activated_at timestamp with time zone,
    activation_id uuid,
    send_to integer,
    collected_at timestamp with time zone,
    collection_id uuid,
    amount bigint,
    claimed_until timestamp with time zone DEFAULT '-infinity'::timestamp with time zone NOT NULL,
    CONSTRAINT bonus_ball_amount_check CHECK ((amount >= 0)),
    CONSTRAINT bonus_ball_ball_check CHECK (((ball >= 1) AND (ball <= 99))),
    CONSTRAINT bonus_ball_check CHECK (((achievement IS NULL) <> (from_ball IS NULL))),
    CONSTRAINT bonus_ball_check1 CHECK (((state = ANY (ARRAY['active'::text, 'collected'::text])) = (instance_id IS NOT NULL))),
    CONSTRAINT bonus_ball_check2 CHECK ((((instance_id IS NULL) = (activated_at IS NULL)) AND ((instance_id IS NULL) = (activation_id IS NULL)))),
    CONSTRAINT bonus_ball_check3 CHECK ((((state = 'collected'::text) = (amount IS NOT NULL)) AND ((state = 'collected'::text) = (collected_at IS NOT NULL)))),
    CONSTRAINT bonus_ball_check4 CHECK (((send_to IS NULL) OR ((state = ANY (ARRAY['available'::text, 'sent'::text])) AND (send_to <> player_id) AND (from_ball IS NULL)))),
    CONSTRAINT bonus_ball_check5 CHECK (((state <> 'sent'::text) OR (send_to IS NOT NULL))),
    CONSTRAINT bonus_ball_state_check CHECK ((state = ANY (ARRAY['available'::text, 'active'::text, 'collected'::text, 'expired'::text, 'sent'::text])))
);

ALTER TABLE ONLY public.bonus_ball FORCE ROW LEVEL SECURITY;

ALTER TABLE public.bonus_ball OWNER TO fairground_owner;

ALTER TABLE public.bonus_ball ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.bonus_ball_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.bonus_campaign (
    member_id integer NOT NULL,
    id integer NOT NULL,
    kind text NOT NULL,
    active boolean DEFAULT true NOT NULL,
    currency text NOT NULL,
    amount bigint NOT NULL,
    wagering_times integer DEFAULT 0 NOT NULL,
    weight integer DEFAULT 100 NOT NULL,
    use_days integer DEFAULT 30 NOT NULL,
    minimum_deposit bigint DEFAULT 0 NOT NULL,
    game_id integer,
    every_play integer,
    looked_until timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    proposal_id integer,
    CONSTRAINT bonus_campaign_amount_check CHECK ((amount > 0)),
    CONSTRAINT bonus_campaign_check CHECK ((((kind = 'inGame'::text) = (game_id IS NOT NULL)) AND ((kind = 'inGame'::text) = (every_play IS NOT NULL)))),
    CONSTRAINT bonus_campaign_check1 CHECK (((kind = 'reload'::text) = (minimum_deposit > 0))),
    CONSTRAINT bonus_campaign_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
    CONSTRAINT bonus_campaign_every_play_check CHECK ((every_play > 0)),
    CONSTRAINT bonus_campaign_kind_check CHECK ((kind = ANY (ARRAY['inGame'::text, 'reload'::text]))),
    CONSTRAINT bonus_campaign_minimum_deposit_check CHECK ((minimum_deposit >= 0)),
    CONSTRAINT bonus_campaign_use_days_check CHECK ((use_days > 0)),
    CONSTRAINT bonus_campaign_wagering_times_check CHECK ((wagering_times >= 0)),
    CONSTRAINT bonus_campaign_weight_check CHECK (((weight >= 1) AND (weight <= 100)))
);

ALTER TABLE ONLY public.bonus_campaign FORCE ROW LEVEL SECURITY;

ALTER TABLE public.bonus_campaign OWNER TO fairground_owner;

ALTER TABLE public.bonus_campaign ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.bonus_campaign_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.bonus_grant (
    member_id integer NOT NULL,
    id bigint NOT NULL,
    player_id integer NOT NULL,
    currency text NOT NULL,
    amount bigint NOT NULL,
    need bigint NOT NULL,
    done bigint DEFAULT 0 NOT NULL,
    weight integer DEFAULT 100 NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    status text DEFAULT 'ACTIVE'::text NOT NULL,
    claimed_until timestamp with time zone DEFAULT '-infinity'::timestamp with time zone NOT NULL,
    paused_at timestamp with time zone,
    CONSTRAINT bonus_grant_amount_check CHECK ((amount > 0)),
    CONSTRAINT bonus_grant_check CHECK ((done <= need)),
    CONSTRAINT bonus_grant_check1 CHECK (((status <> 'RELEASED'::text) OR (done = need))),
    CONSTRAINT bonus_grant_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
    CONSTRAINT bonus_grant_done_check CHECK ((done >= 0)),
    CONSTRAINT bonus_grant_id_check CHECK ((id > 0)),
    CONSTRAINT bonus_grant_need_check CHECK ((need >= 0)),
    CONSTRAINT bonus_grant_status_check CHECK ((status = ANY (ARRAY['ACTIVE'::text, 'RELEASED'::text, 'EXPIRED'::text, 'GIVEN_UP'::text]))),
    CONSTRAINT bonus_grant_weight_check CHECK (((weight >= 0) AND (weight <= 100)))
);

ALTER TABLE ONLY public.bonus_grant FORCE ROW LEVEL SECURITY;

ALTER TABLE public.bonus_grant OWNER TO fairground_owner;

CREATE TABLE public.bonus_offer (
    member_id integer NOT NULL,
    id integer NOT NULL,
    uid uuid DEFAULT gen_random_uuid() NOT NULL,
    player_id integer NOT NULL,
    campaign_id integer,
    subject text NOT NULL,
    kind text NOT NULL,
    currency text NOT NULL,
    amount bigint NOT NULL,
    wagering_times integer DEFAULT 0 NOT NULL,
    weight integer DEFAULT 100 NOT NULL,
    minimum_deposit bigint DEFAULT 0 NOT NULL,
    game_id integer,
    instance_id integer,
    seq integer,
    plays integer,
    offered_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    use_by timestamp with time zone NOT NULL,
    paused_at timestamp with time zone,
    state text DEFAULT 'OFFERED'::text NOT NULL,
    claim_request uuid,
    ended_at timestamp with time zone,
    offered_by integer,
    proposal_id integer,
    CONSTRAINT bonus_offer_amount_check CHECK ((amount > 0)),
    CONSTRAINT bonus_offer_check CHECK ((use_by > offered_at)),
    CONSTRAINT bonus_offer_check1 CHECK (((state = 'OFFERED'::text) = (ended_at IS NULL))),
    CONSTRAINT bonus_offer_check2 CHECK (((state = 'CLAIMED'::text) = (claim_request IS NOT NULL))),
    CONSTRAINT bonus_offer_check3 CHECK (((kind <> 'inGame'::text) OR ((game_id IS NOT NULL) AND (instance_id IS NOT NULL) AND (seq IS NOT NULL)))),
    CONSTRAINT bonus_offer_check4 CHECK (((kind <> 'reload'::text) OR (minimum_deposit > 0))),
    CONSTRAINT bonus_offer_check5 CHECK (((kind = 'lotto'::text) = (plays IS NOT NULL))),
    CONSTRAINT bonus_offer_check6 CHECK (((kind <> 'lotto'::text) OR ((game_id IS NOT NULL) AND (wagering_times = 0)))),
    CONSTRAINT bonus_offer_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
    CONSTRAINT bonus_offer_kind_check CHECK ((kind = ANY (ARRAY['inGame'::text, 'reload'::text, 'lotto'::text]))),
    CONSTRAINT bonus_offer_minimum_deposit_check CHECK ((minimum_deposit >= 0)),
    CONSTRAINT bonus_offer_plays_check CHECK (((plays >= 1) AND (plays <= 100))),
    CONSTRAINT bonus_offer_state_check CHECK ((state = ANY (ARRAY['OFFERED'::text, 'CLAIMED'::text, 'DECLINED'::text]))),
    CONSTRAINT bonus_offer_subject_check CHECK (((length(subject) >= 1) AND (length(subject) <= 100))),
    CONSTRAINT bonus_offer_wagering_times_check CHECK ((wagering_times >= 0)),
    CONSTRAINT bonus_offer_weight_check CHECK (((weight >= 1) AND (weight <= 100)))
);

ALTER TABLE ONLY public.bonus_offer FORCE ROW LEVEL SECURITY;

ALTER TABLE public.bonus_offer OWNER TO fairground_owner;

ALTER TABLE public.bonus_offer ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.bonus_offer_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.bonus_progress (
    member_id integer NOT NULL,
    grant_id bigint NOT NULL,
    journal_id bigint NOT NULL,
    amount bigint NOT NULL,
    CONSTRAINT bonus_progress_amount_check CHECK ((amount <> 0))
);

ALTER TABLE ONLY public.bonus_progress FORCE ROW LEVEL SECURITY;

ALTER TABLE public.bonus_progress OWNER TO fairground_owner;

CREATE TABLE public.card_proof (
    member_id integer NOT NULL,
    instance_id integer NOT NULL,
    seq integer NOT NULL,
    salt bytea NOT NULL,
    path bytea NOT NULL,
    CONSTRAINT card_proof_path_check CHECK (((length(path) % 32) = 0)),
    CONSTRAINT card_proof_salt_check CHECK ((length(salt) = 32))
);

ALTER TABLE ONLY public.card_proof FORCE ROW LEVEL SECURITY;

ALTER TABLE public.card_proof OWNER TO fairground_owner;

CREATE TABLE public.card_reveal (
    member_id integer NOT NULL,
    instance_id integer NOT NULL,
    seq integer NOT NULL,
    opened integer[] DEFAULT '{}'::integer[] NOT NULL,
    ended boolean DEFAULT false NOT NULL
);

ALTER TABLE ONLY public.card_reveal FORCE ROW LEVEL SECURITY;

ALTER TABLE public.card_reveal OWNER TO fairground_owner;

CREATE TABLE public.code_request (
    member_id integer NOT NULL,
    state_hash bytea NOT NULL,
    sealed bytea NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT code_request_state_hash_check CHECK ((length(state_hash) = 32))
);

ALTER TABLE ONLY public.code_request FORCE ROW LEVEL SECURITY;

ALTER TABLE public.code_request OWNER TO fairground_owner;

CREATE TABLE public.content_version (
    member_id integer NOT NULL,
    id bigint NOT NULL,
    kind text NOT NULL,
    key text NOT NULL,
    language text DEFAULT ''::text NOT NULL,
    value jsonb NOT NULL,
    hash text NOT NULL,
    status text NOT NULL,
    author text NOT NULL,
    created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    live_from timestamp with time zone,
    live_until timestamp with time zone,
    CONSTRAINT content_version_author_check CHECK (((length(author) >= 1) AND (length(author) <= 100))),
    CONSTRAINT content_version_check CHECK (((live_from IS NULL) = (status = ANY (ARRAY['draft'::text, 'discarded'::text])))),
    CONSTRAINT content_version_check1 CHECK (((live_until IS NOT NULL) = (status = 'replaced'::text))),
    CONSTRAINT content_version_key_check CHECK ((key ~ '^[a-z0-9][a-z0-9-]{0,62}$'::text)),
    CONSTRAINT content_version_kind_check CHECK ((kind = ANY (ARRAY['page'::text, 'ad'::text, 'picture'::text, 'colours'::text, 'logo'::text, 'background'::text, 'siteText'::text, 'gameText'::text]))),
    CONSTRAINT content_version_language_check CHECK ((language ~ '^([a-z]{2}(_[A-Z]{2})?)?$'::text)),
    CONSTRAINT content_version_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'scheduled'::text, 'live'::text, 'replaced'::text, 'discarded'::text]))),
    CONSTRAINT content_version_value_check CHECK (((jsonb_typeof(value) = 'object'::text) AND (length((value)::text) <= 600000)))
);

ALTER TABLE ONLY public.content_version FORCE ROW LEVEL SECURITY;

ALTER TABLE public.content_version OWNER TO fairground_owner;

ALTER TABLE public.content_version ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.content_version_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.countersigned_close (
    member_id integer NOT NULL,
    game_id integer NOT NULL,
    chain integer NOT NULL,
    chain_index integer NOT NULL,
    instance_id integer NOT NULL,
    previous_link bytea NOT NULL,
    beacon_chain text NOT NULL,
    round bigint NOT NULL,
    closed_at timestamp with time zone NOT NULL,
    tree_size integer NOT NULL,
    root bytea NOT NULL,
    pool bigint NOT NULL,
    jackpot bigint NOT NULL,
    close_hash bytea NOT NULL,
    platform_signature bytea NOT NULL,
    lock bytea NOT NULL,
    mask bytea NOT NULL,
    lock_round bigint NOT NULL,
    signer_signature bytea NOT NULL,
    signer_at timestamp with time zone NOT NULL,
    signer_term integer NOT NULL,
    signer_k bigint NOT NULL,
    signer_head bytea NOT NULL,
    control_signature bytea,
    control_at timestamp with time zone,
    last_seen_round bigint NOT NULL,
    last_seen_signature bytea NOT NULL,
    log_index bigint NOT NULL,
    CONSTRAINT countersigned_close_chain_check CHECK ((chain > 0)),
    CONSTRAINT countersigned_close_chain_index_check CHECK ((chain_index > 0)),
    CONSTRAINT countersigned_close_check CHECK ((last_seen_round < round)),
    CONSTRAINT countersigned_close_check1 CHECK (((control_signature IS NULL) = (control_at IS NULL))),
    CONSTRAINT countersigned_close_close_hash_check CHECK ((length(close_hash) = 32)),
    CONSTRAINT countersigned_close_control_signature_check CHECK ((length(control_signature) = 64)),
    CONSTRAINT countersigned_close_last_seen_signature_check CHECK ((length(last_seen_signature) = 48)),
    CONSTRAINT countersigned_close_lock_check CHECK ((length(lock) = 160)),
    CONSTRAINT countersigned_close_mask_check CHECK ((length(mask) = 32)),
    CONSTRAINT countersigned_close_platform_signature_check CHECK ((length(platform_signature) = 64)),
    CONSTRAINT countersigned_close_previous_link_check CHECK ((length(previous_link) = 32)),
    CONSTRAINT countersigned_close_root_check CHECK ((length(root) = 32)),
    CONSTRAINT countersigned_close_signer_head_check CHECK ((length(signer_head) = 32)),
    CONSTRAINT countersigned_close_signer_signature_check CHECK ((length(signer_signature) = 64))
);

ALTER TABLE ONLY public.countersigned_close FORCE ROW LEVEL SECURITY;

ALTER TABLE public.countersigned_close OWNER TO fairground_owner;

CREATE TABLE public.countersigned_round (
    member_id integer NOT NULL,
    round bigint NOT NULL,
    lock bytea NOT NULL,
    masks bytea[] NOT NULL,
    signer_signature bytea NOT NULL,
    signer_at timestamp with time zone NOT NULL,
    signer_term integer NOT NULL,
    signer_k bigint NOT NULL,
    signer_head bytea NOT NULL,
    log_index bigint NOT NULL,
    CONSTRAINT countersigned_round_lock_check CHECK ((length(lock) = 160)),
    CONSTRAINT countersigned_round_signer_head_check CHECK ((length(signer_head) = 32)),
    CONSTRAINT countersigned_round_signer_signature_check CHECK ((length(signer_signature) = 64))
);

ALTER TABLE ONLY public.countersigned_round FORCE ROW LEVEL SECURITY;

ALTER TABLE public.countersigned_round OWNER TO fairground_owner;

CREATE TABLE public.coupon (
    member_id integer NOT NULL,
    id integer NOT NULL,
    code text NOT NULL,
    text text NOT NULL,
    active boolean DEFAULT true NOT NULL,
    expires_at timestamp with time zone,
    currency text NOT NULL,
    instant boolean NOT NULL,
    amount bigint DEFAULT 0 NOT NULL,
    percent integer DEFAULT 0 NOT NULL,
    maximum bigint,
    minimum_deposit bigint DEFAULT 0 NOT NULL,
    first_deposit_only boolean DEFAULT false NOT NULL,
    uses_at_most integer,
    uses_by_player_at_most integer DEFAULT 1 NOT NULL,
    wagering_times integer DEFAULT 0 NOT NULL,
    bonus_days integer DEFAULT 30 NOT NULL,
    proposal_id integer,
    CONSTRAINT coupon_amount_check CHECK ((amount >= 0)),
    CONSTRAINT coupon_bonus_days_check CHECK ((bonus_days > 0)),
    CONSTRAINT coupon_code_check CHECK ((code ~ '^[A-Z0-9-]{2,32}$'::text)),
    CONSTRAINT coupon_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
    CONSTRAINT coupon_maximum_check CHECK ((maximum > 0)),
    CONSTRAINT coupon_minimum_deposit_check CHECK ((minimum_deposit >= 0)),
    CONSTRAINT coupon_percent_check CHECK (((percent >= 0) AND (percent <= 1000))),
    CONSTRAINT coupon_text_check CHECK ((length(text) <= 144)),
    CONSTRAINT coupon_uses_at_most_check CHECK ((uses_at_most > 0)),
    CONSTRAINT coupon_uses_by_player_at_most_check CHECK ((uses_by_player_at_most > 0)),
    CONSTRAINT coupon_wagering_times_check CHECK ((wagering_times >= 0))
);

ALTER TABLE ONLY public.coupon FORCE ROW LEVEL SECURITY;

ALTER TABLE public.coupon OWNER TO fairground_owner;

ALTER TABLE public.coupon ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.coupon_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.currency_rate (
    member_id integer NOT NULL,
    currency text NOT NULL,
    value numeric(24,12) NOT NULL,
    retired boolean DEFAULT false NOT NULL,
    CONSTRAINT currency_rate_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
    CONSTRAINT currency_rate_value_check CHECK ((value > (0)::numeric))
);

ALTER TABLE ONLY public.currency_rate FORCE ROW LEVEL SECURITY;

ALTER TABLE public.currency_rate OWNER TO fairground_owner;

CREATE TABLE public.currency_rate_change (
    member_id integer NOT NULL,
    id bigint NOT NULL,
    currency text NOT NULL,
    value numeric(24,12) NOT NULL,
    retired boolean NOT NULL,
    proposal_id integer NOT NULL,
    at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT currency_rate_change_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
    CONSTRAINT currency_rate_change_value_check CHECK ((value > (0)::numeric))
);

ALTER TABLE ONLY public.currency_rate_change FORCE ROW LEVEL SECURITY;

ALTER TABLE public.currency_rate_change OWNER TO fairground_owner;

ALTER TABLE public.currency_rate_change ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.currency_rate_change_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.deck (
    member_id integer NOT NULL,
    instance_id integer NOT NULL,
    beacon_signature bytea NOT NULL,
    size integer NOT NULL,
    root bytea NOT NULL,
    assign_anchor bytea NOT NULL,
    deck_hash bytea NOT NULL,
    platform_signature bytea NOT NULL,
    signer_signature bytea NOT NULL,
    signer_at timestamp with time zone NOT NULL,
    signer_term integer,
    signer_k bigint,
    signer_head bytea,
    log_index bigint,
    CONSTRAINT deck_assign_anchor_check CHECK ((length(assign_anchor) = 32)),
    CONSTRAINT deck_beacon_signature_check CHECK ((length(beacon_signature) = 48)),
    CONSTRAINT deck_deck_hash_check CHECK ((length(deck_hash) = 32)),
    CONSTRAINT deck_root_check CHECK ((length(root) = 32)),
    CONSTRAINT deck_signer_head_check CHECK ((length(signer_head) = 32)),
    CONSTRAINT deck_size_check CHECK ((size > 0))
);

ALTER TABLE ONLY public.deck FORCE ROW LEVEL SECURITY;

ALTER TABLE public.deck OWNER TO fairground_owner;

CREATE TABLE public.deck_card (
    member_id integer NOT NULL,
    instance_id integer NOT NULL,
    seq integer NOT NULL,
    n integer NOT NULL,
    "position" integer NOT NULL,
    outcome text NOT NULL,
    prize bigint NOT NULL,
    journal_id bigint,
    CONSTRAINT deck_card_check CHECK (((prize >= 0) AND ((prize = 0) = (outcome = ''::text)))),
    CONSTRAINT deck_card_check1 CHECK (((journal_id IS NULL) = (prize = 0))),
    CONSTRAINT deck_card_position_check CHECK (("position" >= 0))
);

ALTER TABLE ONLY public.deck_card FORCE ROW LEVEL SECURITY;

ALTER TABLE public.deck_card OWNER TO fairground_owner;

CREATE TABLE public.deck_record (
    member_id integer NOT NULL,
    instance_id integer NOT NULL,
    link bytea NOT NULL,
    body text NOT NULL,
    published_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT deck_record_link_check CHECK ((length(link) = 32))
);

ALTER TABLE ONLY public.deck_record FORCE ROW LEVEL SECURITY;

ALTER TABLE public.deck_record OWNER TO fairground_owner;

CREATE TABLE public.deck_record_part (
    member_id integer NOT NULL,
    instance_id integer NOT NULL,
    section text NOT NULL,
    first integer NOT NULL,
    lines integer NOT NULL,
    body text NOT NULL,
    written_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT deck_record_part_check CHECK ((("right"(body, 1) = '
'::text) AND ((length(body) - length(replace(body, '
'::text, ''::text))) = lines))),
    CONSTRAINT deck_record_part_first_check CHECK ((first >= 0)),
    CONSTRAINT deck_record_part_lines_check CHECK ((lines > 0)),
    CONSTRAINT deck_record_part_section_check CHECK ((section = ANY (ARRAY['cards'::text, 'rounds'::text, 'tickets'::text])))
);

ALTER TABLE ONLY public.deck_record_part FORCE ROW LEVEL SECURITY;

ALTER TABLE public.deck_record_part OWNER TO fairground_owner;

CREATE TABLE public.deck_result (
    member_id integer NOT NULL,
    instance_id integer NOT NULL,
    link bytea NOT NULL,
    end_signature bytea,
    tickets integer NOT NULL,
    ended_at timestamp with time zone NOT NULL,
    result_signature bytea NOT NULL,
    control_signature bytea,
    log_index bigint NOT NULL,
    CONSTRAINT deck_result_control_signature_check CHECK ((length(control_signature) = 64)),
    CONSTRAINT deck_result_end_signature_check CHECK ((length(end_signature) = 48)),
    CONSTRAINT deck_result_link_check CHECK ((length(link) = 32)),
    CONSTRAINT deck_result_result_signature_check CHECK ((length(result_signature) = 64)),
    CONSTRAINT deck_result_tickets_check CHECK ((tickets >= 0))
);

ALTER TABLE ONLY public.deck_result FORCE ROW LEVEL SECURITY;

ALTER TABLE public.deck_result OWNER TO fairground_owner;

CREATE TABLE public.deck_round (
    member_id integer NOT NULL,
    instance_id integer NOT NULL,
    n integer NOT NULL,
    round bigint NOT NULL,
    signature bytea NOT NULL,
    link bytea NOT NULL,
    seed bytea,
    CONSTRAINT deck_round_link_check CHECK ((length(link) = 32)),
    CONSTRAINT deck_round_n_check CHECK ((n > 0)),
    CONSTRAINT deck_round_seed_check CHECK ((length(seed) = 32)),
    CONSTRAINT deck_round_signature_check CHECK ((length(signature) = 48))
);

ALTER TABLE ONLY public.deck_round FORCE ROW LEVEL SECURITY;

ALTER TABLE public.deck_round OWNER TO fairground_owner;

CREATE TABLE public.deck_seal (
    member_id integer NOT NULL,
    instance_id integer NOT NULL,
    game_id integer NOT NULL,
    chain_index integer NOT NULL,
    previous_link bytea NOT NULL,
    beacon_chain text NOT NULL,
    round bigint NOT NULL,
    closed_at timestamp with time zone NOT NULL,
    close_hash bytea NOT NULL,
    platform_signature bytea NOT NULL,
    signer_signature bytea NOT NULL,
    signer_at timestamp with time zone NOT NULL,
    last_seen_round bigint NOT NULL,
    last_seen_signature bytea NOT NULL,
    chain integer DEFAULT 1 NOT NULL,
    CONSTRAINT deck_seal_chain_check CHECK ((chain > 0)),
    CONSTRAINT deck_seal_chain_index_check CHECK ((chain_index > 0)),
    CONSTRAINT deck_seal_check CHECK ((last_seen_round < round)),
    CONSTRAINT deck_seal_close_hash_check CHECK ((length(close_hash) = 32)),
    CONSTRAINT deck_seal_previous_link_check CHECK ((length(previous_link) = 32))
);

ALTER TABLE ONLY public.deck_seal FORCE ROW LEVEL SECURITY;

ALTER TABLE public.deck_seal OWNER TO fairground_owner;

CREATE TABLE public.deposit_order (
    member_id integer NOT NULL,
    op_key text NOT NULL,
    player_id integer NOT NULL,
    kind text NOT NULL,
    saved_id integer,
    coupon_id integer,
    bonus bigint DEFAULT 0 NOT NULL,
    coupon_state text,
    made_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    ask_at timestamp with time zone,
    asked integer DEFAULT 0 NOT NULL,
    finished_at timestamp with time zone,
    refund_at timestamp with time zone,
    keep boolean DEFAULT false NOT NULL,
    paid_with integer,
    submitted_at timestamp with time zone,
    refusal text,
    pending_join_id integer,
    CONSTRAINT deposit_order_bonus_check CHECK ((bonus >= 0)),
    CONSTRAINT deposit_order_check CHECK (((coupon_id IS NULL) = (coupon_state IS NULL))),
    CONSTRAINT deposit_order_coupon_state_check CHECK ((coupon_state = ANY (ARRAY['RESERVED'::text, 'AWARDED'::text, 'RELEASED'::text]))),
    CONSTRAINT deposit_order_kind_check CHECK ((kind = ANY (ARRAY['card'::text, 'eWallet'::text, 'bank'::text]))),
    CONSTRAINT deposit_order_refusal_check CHECK ((refusal = ANY (ARRAY['declined'::text, 'insufficientFunds'::text, 'expiredCard'::text, 'wrongDetails'::text, 'notAuthenticated'::text, 'blocked'::text, 'suspectedFraud'::text, 'cancelled'::text, 'expired'::text, 'providerError'::text])))
);

ALTER TABLE ONLY public.deposit_order FORCE ROW LEVEL SECURITY;

ALTER TABLE public.deposit_order OWNER TO fairground_owner;

CREATE TABLE public.document (
    member_id integer NOT NULL,
    upload_id text NOT NULL,
    player_id integer NOT NULL,
    request_id integer,
    kind text,
    content_type text NOT NULL,
    bytes integer NOT NULL,
    wrapped_key bytea NOT NULL,
    uploaded_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT document_bytes_check CHECK (((bytes >= 1) AND (bytes <= 20971520))),
    CONSTRAINT document_content_type_check CHECK ((content_type = ANY (ARRAY['image/jpeg'::text, 'image/png'::text, 'application/pdf'::text]))),
    CONSTRAINT document_kind_check CHECK ((kind = ANY (ARRAY['passport'::text, 'idCard'::text, 'drivingLicence'::text, 'utilityBill'::text, 'bankStatement'::text, 'selfie'::text, 'other'::text]))),
    CONSTRAINT document_upload_id_check CHECK ((upload_id ~ '^[A-Za-z0-9_-]{16,64}$'::text))
);

ALTER TABLE ONLY public.document FORCE ROW LEVEL SECURITY;

ALTER TABLE public.document OWNER TO fairground_owner;

CREATE TABLE public.draw_beacon (
    member_id integer NOT NULL,
    instance_id integer NOT NULL,
    round bigint NOT NULL,
    signature bytea NOT NULL,
    CONSTRAINT draw_beacon_signature_check CHECK ((length(signature) = 48))
);

ALTER TABLE ONLY public.draw_beacon FORCE ROW LEVEL SECURITY;

ALTER TABLE public.draw_beacon OWNER TO fairground_owner;

CREATE TABLE public.draw_commit (
    member_id integer NOT NULL,
    instance_id integer NOT NULL,
    game_id integer NOT NULL,
    chain_index integer NOT NULL,
    previous_link bytea NOT NULL,
    beacon_chain text NOT NULL,
    round bigint NOT NULL,
    closed_at timestamp with time zone NOT NULL,
    tree_size integer NOT NULL,
    root bytea NOT NULL,
    pool bigint NOT NULL,
    jackpot bigint NOT NULL,
    close_hash bytea NOT NULL,
    platform_signature bytea NOT NULL,
    signer_signature bytea NOT NULL,
    signer_at timestamp with time zone NOT NULL,
    last_seen_round bigint NOT NULL,
    last_seen_signature bytea NOT NULL,
    chain integer DEFAULT 1 NOT NULL,
    CONSTRAINT draw_commit_chain_check CHECK ((chain > 0)),
    CONSTRAINT draw_commit_chain_index_check CHECK ((chain_index > 0)),
    CONSTRAINT draw_commit_close_hash_check CHECK ((length(close_hash) = 32)),
    CONSTRAINT draw_commit_previous_link_check CHECK ((length(previous_link) = 32)),
    CONSTRAINT draw_commit_root_check CHECK ((length(root) = 32))
);

ALTER TABLE ONLY public.draw_commit FORCE ROW LEVEL SECURITY;

ALTER TABLE public.draw_commit OWNER TO fairground_owner;

CREATE TABLE public.draw_hold (
    member_id integer NOT NULL,
    instance_id integer NOT NULL,
    n smallint NOT NULL,
    close_hash bytea NOT NULL,
    held_by text,
    reason text NOT NULL,
    platform_output jsonb,
    control_output jsonb,
    held_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT draw_hold_check CHECK (((held_by IS NOT NULL) OR ((platform_output IS NOT NULL) AND (control_output IS NOT NULL)))),
    CONSTRAINT draw_hold_close_hash_check CHECK ((length(close_hash) = 32)),
    CONSTRAINT draw_hold_held_by_check CHECK ((btrim(held_by) <> ''::text)),
    CONSTRAINT draw_hold_n_check CHECK ((n > 0)),
    CONSTRAINT draw_hold_reason_check CHECK ((reason <> ''::text))
);

ALTER TABLE ONLY public.draw_hold FORCE ROW LEVEL SECURITY;

ALTER TABLE public.draw_hold OWNER TO fairground_owner;

CREATE TABLE public.draw_point (
    member_id integer NOT NULL,
    player_id integer NOT NULL,
    instance_id integer NOT NULL,
    day date NOT NULL,
    nth smallint NOT NULL,
    multiplier numeric(6,2) NOT NULL,
    xp integer NOT NULL,
    earned_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT draw_point_multiplier_check CHECK ((multiplier >= (1)::numeric)),
    CONSTRAINT draw_point_nth_check CHECK (((nth >= 1) AND (nth <= 10))),
    CONSTRAINT draw_point_xp_check CHECK ((xp > 0))
);

ALTER TABLE ONLY public.draw_point FORCE ROW LEVEL SECURITY;

ALTER TABLE public.draw_point OWNER TO fairground_owner;

CREATE TABLE public.draw_record (
    member_id integer NOT NULL,
    instance_id integer NOT NULL,
    body text NOT NULL,
    published_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);

ALTER TABLE ONLY public.draw_record FORCE ROW LEVEL SECURITY;

ALTER TABLE public.draw_record OWNER TO fairground_owner;

CREATE TABLE public.draw_release (
    member_id integer NOT NULL,
    instance_id integer NOT NULL,
    n smallint NOT NULL,
    approval smallint NOT NULL,
    actor text NOT NULL,
    at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT draw_release_actor_check CHECK ((btrim(actor) <> ''::text)),
    CONSTRAINT draw_release_approval_check CHECK ((approval = ANY (ARRAY[1, 2])))
);

ALTER TABLE ONLY public.draw_release FORCE ROW LEVEL SECURITY;

ALTER TABLE public.draw_release OWNER TO fairground_owner;

CREATE TABLE public.draw_result (
    member_id integer NOT NULL,
    instance_id integer NOT NULL,
    link bytea NOT NULL,
    drawn integer[] NOT NULL,
    revenue bigint NOT NULL,
    contribution bigint NOT NULL,
    rollover bigint NOT NULL,
    paid_from_pool bigint NOT NULL,
    paid_from_jackpot bigint NOT NULL,
    jackpot_after bigint NOT NULL,
    tiers jsonb NOT NULL,
    settlement_root bytea NOT NULL,
    result_signature bytea NOT NULL,
    from_reserve bigint DEFAULT 0 NOT NULL,
    control_signature bytea,
    CONSTRAINT draw_result_contribution_check CHECK ((contribution >= 0)),
    CONSTRAINT draw_result_control_signature_check CHECK ((length(control_signature) = 64)),
    CONSTRAINT draw_result_from_reserve_check CHECK (((from_reserve >= 0) AND (from_reserve <= paid_from_pool))),
    CONSTRAINT draw_result_jackpot_after_check CHECK ((jackpot_after >= 0)),
    CONSTRAINT draw_result_link_check CHECK ((length(link) = 32)),
    CONSTRAINT draw_result_paid_from_jackpot_check CHECK ((paid_from_jackpot >= 0)),
    CONSTRAINT draw_result_paid_from_pool_check CHECK ((paid_from_pool >= 0)),
    CONSTRAINT draw_result_revenue_check CHECK ((revenue >= 0)),
    CONSTRAINT draw_result_rollover_check CHECK ((rollover >= 0)),
    CONSTRAINT draw_result_settlement_root_check CHECK ((length(settlement_root) = 32))
);

ALTER TABLE ONLY public.draw_result FORCE ROW LEVEL SECURITY;

ALTER TABLE public.draw_result OWNER TO fairground_owner;

CREATE TABLE public.draw_skip (
    member_id integer NOT NULL,
    game_id integer NOT NULL,
    chain_index integer NOT NULL,
    instance_id integer NOT NULL,
    close_hash bytea NOT NULL,
    link bytea NOT NULL,
    reason text NOT NULL,
    at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    chain integer DEFAULT 1 NOT NULL,
    CONSTRAINT draw_skip_chain_check CHECK ((chain > 0)),
    CONSTRAINT draw_skip_link_check CHECK ((length(link) = 32))
);

ALTER TABLE ONLY public.draw_skip FORCE ROW LEVEL SECURITY;

ALTER TABLE public.draw_skip OWNER TO fairground_owner;

CREATE TABLE public.exclusion (
    member_id integer NOT NULL,
    kind text NOT NULL,
    digest bytea NOT NULL,
    until timestamp with time zone NOT NULL,
    status text NOT NULL,
    CONSTRAINT exclusion_digest_check CHECK ((length(digest) = 32)),
    CONSTRAINT exclusion_kind_check CHECK ((kind = ANY (ARRAY['email'::text, 'government-id'::text, 'person'::text]))),
    CONSTRAINT exclusion_status_check CHECK ((status = ANY (ARRAY['timedOut'::text, 'selfExcluded'::text])))
);

ALTER TABLE ONLY public.exclusion FORCE ROW LEVEL SECURITY;

ALTER TABLE public.exclusion OWNER TO fairground_owner;

CREATE TABLE public.exclusion_spread (
    member_id integer NOT NULL,
    player_id integer NOT NULL,
    to_member integer NOT NULL,
    until timestamp with time zone NOT NULL,
    status text NOT NULL,
    CONSTRAINT exclusion_spread_status_check CHECK ((status = ANY (ARRAY['timedOut'::text, 'selfExcluded'::text])))
);

ALTER TABLE ONLY public.exclusion_spread FORCE ROW LEVEL SECURITY;

ALTER TABLE public.exclusion_spread OWNER TO fairground_owner;

CREATE TABLE public.external_play (
    member_id integer NOT NULL,
    ticket_id text NOT NULL,
    player_id integer NOT NULL,
    instance_id integer NOT NULL,
    bought_at timestamp with time zone NOT NULL,
    currency text NOT NULL,
    staked bigint NOT NULL,
    won bigint DEFAULT 0 NOT NULL,
    CONSTRAINT external_play_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
    CONSTRAINT external_play_staked_check CHECK ((staked >= 0)),
    CONSTRAINT external_play_ticket_id_check CHECK (((length(ticket_id) >= 1) AND (length(ticket_id) <= 144))),
    CONSTRAINT external_play_won_check CHECK ((won >= 0))
);

ALTER TABLE ONLY public.external_play FORCE ROW LEVEL SECURITY;

ALTER TABLE public.external_play OWNER TO fairground_owner;

CREATE TABLE public.favorite_game (
    member_id integer NOT NULL,
    player_id integer NOT NULL,
    game_id integer NOT NULL,
    created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);

ALTER TABLE ONLY public.favorite_game FORCE ROW LEVEL SECURITY;

ALTER TABLE public.favorite_game OWNER TO fairground_owner;

CREATE TABLE public.game_chain (
    member_id integer NOT NULL,
    game_id integer NOT NULL,
    number integer NOT NULL,
    anchor bytea NOT NULL,
    length integer NOT NULL,
    log_index bigint NOT NULL,
    logged_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT game_chain_anchor_check1 CHECK ((length(anchor) = 32)),
    CONSTRAINT game_chain_length_check CHECK ((length > 0)),
    CONSTRAINT game_chain_number_check CHECK ((number > 0))
);

ALTER TABLE ONLY public.game_chain FORCE ROW LEVEL SECURITY;

ALTER TABLE public.game_chain OWNER TO fairground_owner;

CREATE TABLE public.game_closure (
    member_id integer NOT NULL,
    id integer NOT NULL,
    game_id integer,
    title text NOT NULL,
    closed_from timestamp with time zone NOT NULL,
    closed_until timestamp with time zone NOT NULL,
    CONSTRAINT game_closure_check CHECK ((closed_from < closed_until)),
    CONSTRAINT game_closure_id_check CHECK ((id > 0))
);

ALTER TABLE ONLY public.game_closure FORCE ROW LEVEL SECURITY;

ALTER TABLE public.game_closure OWNER TO fairground_owner;

CREATE TABLE public.game_draft (
    member_id integer NOT NULL,
    game_id integer NOT NULL,
    template jsonb NOT NULL,
    changed_by integer NOT NULL,
    changed_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT game_draft_game_id_check CHECK ((game_id > 0))
);

ALTER TABLE ONLY public.game_draft FORCE ROW LEVEL SECURITY;

ALTER TABLE public.game_draft OWNER TO fairground_owner;

CREATE TABLE public.game_instance (
    member_id integer NOT NULL,
    id integer NOT NULL,
    game_id integer NOT NULL,
    status text DEFAULT 'OPEN'::text NOT NULL,
    version bigint DEFAULT 1 NOT NULL,
    rules jsonb NOT NULL,
    prize_table jsonb NOT NULL,
    currency text NOT NULL,
    price bigint NOT NULL,
    fee bigint NOT NULL,
    cap integer NOT NULL,
    player_max integer NOT NULL,
    sold integer DEFAULT 0 NOT NULL,
    players integer DEFAULT 0 NOT NULL,
    frontier bytea DEFAULT '\x0000000000000000'::bytea NOT NULL,
    slot_at timestamp with time zone NOT NULL,
    reg_end timestamp with time zone NOT NULL,
    start_at timestamp with time zone NOT NULL,
    end_at timestamp with time zone,
    closed_at timestamp with time zone,
    reschedules integer DEFAULT 0 NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    last_error text,
    due_at timestamp with time zone NOT NULL,
    created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    pool bigint DEFAULT 0 NOT NULL,
    deal_seed bytea DEFAULT sha256((uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()))) NOT NULL,
    CONSTRAINT game_instance_check CHECK (((sold >= 0) AND (sold <= cap))),
    CONSTRAINT game_instance_check1 CHECK (((players >= 0) AND (players <= sold))),
    CONSTRAINT game_instance_check2 CHECK ((reg_end <= start_at)),
    CONSTRAINT game_instance_deal_seed_check CHECK ((length(deal_seed) = 32)),
    CONSTRAINT game_instance_fee_check CHECK ((fee >= 0)),
    CONSTRAINT game_instance_pool_check CHECK ((pool >= 0)),
    CONSTRAINT game_instance_price_check CHECK ((price >= 0)),
    CONSTRAINT game_instance_status_check CHECK ((status = ANY (ARRAY['OPEN'::text, 'CLOSED'::text, 'READY'::text, 'STARTED'::text, 'ENDED'::text, 'RETRY'::text, 'REFUNDED'::text])))
)
WITH (fillfactor='50');

ALTER TABLE ONLY public.game_instance FORCE ROW LEVEL SECURITY;

ALTER TABLE public.game_instance OWNER TO fairground_owner;

ALTER TABLE public.game_instance ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.game_instance_id_seq
    START WITH 48001
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.game_text (
    member_id integer NOT NULL,
    game_id integer NOT NULL,
    language text NOT NULL,
    title text NOT NULL,
    title_short text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    info text DEFAULT ''::text NOT NULL,
    rules_html text DEFAULT ''::text NOT NULL,
    one_click_start text DEFAULT ''::text NOT NULL,
    one_click_lobby text DEFAULT ''::text NOT NULL,
    one_click_success text DEFAULT ''::text NOT NULL,
    one_click_bundle text DEFAULT ''::text NOT NULL,
    CONSTRAINT game_text_description_check CHECK ((length(description) <= 4000)),
    CONSTRAINT game_text_language_check CHECK ((language ~ '^[a-z]{2}(_[A-Z]{2})?$'::text)),
    CONSTRAINT game_text_one_click_bundle_check CHECK ((length(one_click_bundle) <= 144)),
    CONSTRAINT game_text_one_click_lobby_check CHECK ((length(one_click_lobby) <= 4000)),
    CONSTRAINT game_text_one_click_start_check CHECK ((length(one_click_start) <= 4000)),
    CONSTRAINT game_text_one_click_success_check CHECK ((length(one_click_success) <= 4000)),
    CONSTRAINT game_text_title_check CHECK ((length(title) <= 144)),
    CONSTRAINT game_text_title_short_check CHECK ((length(title_short) <= 144))
);

ALTER TABLE ONLY public.game_text FORCE ROW LEVEL SECURITY;

ALTER TABLE public.game_text OWNER TO fairground_owner;

CREATE TABLE public.game_version (
    member_id integer NOT NULL,
    game_id integer NOT NULL,
    version integer NOT NULL,
    terms jsonb NOT NULL,
    hash bytea NOT NULL,
    proposal_id integer,
    at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT game_version_check CHECK (((version = 1) OR (proposal_id IS NOT NULL))),
    CONSTRAINT game_version_hash_check CHECK ((length(hash) = 32)),
    CONSTRAINT game_version_version_check CHECK ((version > 0))
);

ALTER TABLE ONLY public.game_version FORCE ROW LEVEL SECURITY;

ALTER TABLE public.game_version OWNER TO fairground_owner;

CREATE TABLE public.generated_report (
    member_id integer NOT NULL,
    id integer NOT NULL,
    request_id uuid NOT NULL,
    name text NOT NULL,
    version integer NOT NULL,
    period_from timestamp with time zone NOT NULL,
    period_to timestamp with time zone NOT NULL,
    filters jsonb DEFAULT '{}'::jsonb NOT NULL,
    requested_by text NOT NULL,
    requested_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    repeats_id integer,
    status text DEFAULT 'requested'::text NOT NULL,
    claimed_until timestamp with time zone DEFAULT '-infinity'::timestamp with time zone NOT NULL,
    bound_at timestamp with time zone,
    last_journal bigint,
    last_audit integer,
    row_count integer DEFAULT 0 NOT NULL,
    page_count integer DEFAULT 0 NOT NULL,
    totals jsonb,
    tie_outs jsonb,
    hash bytea,
    failure text,
    finished_at timestamp with time zone,
    CONSTRAINT generated_report_check CHECK ((period_from < period_to)),
    CONSTRAINT generated_report_check1 CHECK ((((bound_at IS NULL) = (last_journal IS NULL)) AND ((bound_at IS NULL) = (last_audit IS NULL)))),
    CONSTRAINT generated_report_check2 CHECK (((status = ANY (ARRAY['done'::text, 'failed'::text])) = (finished_at IS NOT NULL))),
    CONSTRAINT generated_report_check3 CHECK (((status = 'done'::text) = ((hash IS NOT NULL) AND (totals IS NOT NULL) AND (tie_outs IS NOT NULL)))),
    CONSTRAINT generated_report_check4 CHECK (((status = 'failed'::text) = (failure IS NOT NULL))),
    CONSTRAINT generated_report_failure_check CHECK ((length(failure) <= 2000)),
    CONSTRAINT generated_report_hash_check CHECK ((length(hash) = 32)),
    CONSTRAINT generated_report_id_check CHECK ((id > 0)),
    CONSTRAINT generated_report_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60))),
    CONSTRAINT generated_report_page_count_check CHECK ((page_count >= 0)),
    CONSTRAINT generated_report_requested_by_check CHECK (((length(requested_by) >= 1) AND (length(requested_by) <= 100))),
    CONSTRAINT generated_report_row_count_check CHECK ((row_count >= 0)),
    CONSTRAINT generated_report_status_check CHECK ((status = ANY (ARRAY['requested'::text, 'running'::text, 'done'::text, 'failed'::text]))),
    CONSTRAINT generated_report_version_check CHECK ((version > 0))
);

ALTER TABLE ONLY public.generated_report FORCE ROW LEVEL SECURITY;

ALTER TABLE public.generated_report OWNER TO fairground_owner;

CREATE SEQUENCE public.gift_number
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER TABLE public.gift_number OWNER TO fairground_owner;

CREATE TABLE public.gift (
    member_id integer NOT NULL,
    id integer DEFAULT nextval('public.gift_number'::regclass) NOT NULL,
    invite_id bigint NOT NULL,
    giver_id integer NOT NULL,
    recipient_id integer,
    email_digest bytea,
    email_sealed bytea,
    game_id integer NOT NULL,
    plays smallint NOT NULL,
    currency text NOT NULL,
    amount bigint NOT NULL,
    state text DEFAULT 'DRAFT'::text NOT NULL,
    buy_journal bigint,
    open_journal bigint,
    end_journal bigint,
    bought_at timestamp with time zone,
    use_by timestamp with time zone,
    opened_at timestamp with time zone,
    ended_at timestamp with time zone,
    seen_at timestamp with time zone,
    mailed_at timestamp with time zone,
    claimed_until timestamp with time zone DEFAULT '-infinity'::timestamp with time zone NOT NULL,
    CONSTRAINT gift_amount_check CHECK ((amount > 0)),
    CONSTRAINT gift_check CHECK (((recipient_id IS NOT NULL) OR (email_digest IS NOT NULL))),
    CONSTRAINT gift_check1 CHECK ((recipient_id <> giver_id)),
    CONSTRAINT gift_check2 CHECK ((((state = 'DRAFT'::text) = (buy_journal IS NULL)) AND ((state = 'DRAFT'::text) = (bought_at IS NULL)) AND ((state = 'DRAFT'::text) = (use_by IS NULL)))),
    CONSTRAINT gift_check3 CHECK ((((open_journal IS NULL) = (opened_at IS NULL)) AND ((open_journal IS NULL) OR (recipient_id IS NOT NULL)))),
    CONSTRAINT gift_check4 CHECK (
CASE
    WHEN (state = ANY (ARRAY['OPENED'::text, 'USED'::text])) THEN (open_journal IS NOT NULL)
    WHEN (state = ANY (ARRAY['DRAFT'::text, 'WRAPPED'::text, 'SENT_BACK'::text])) THEN (open_journal IS NULL)
    ELSE true
END),
    CONSTRAINT gift_check5 CHECK ((((state = ANY (ARRAY['USED'::text, 'SENT_BACK'::text, 'RETURNED'::text])) = (end_journal IS NOT NULL)) AND ((end_journal IS NULL) = (ended_at IS NULL)))),
    CONSTRAINT gift_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
    CONSTRAINT gift_email_digest_check CHECK ((length(email_digest) = 32)),
    CONSTRAINT gift_plays_check CHECK (((plays >= 1) AND (plays <= 20))),
    CONSTRAINT gift_state_check CHECK ((state = ANY (ARRAY['DRAFT'::text, 'WRAPPED'::text, 'OPENED'::text, 'USED'::text, 'SENT_BACK'::text, 'RETURNED'::text])))
);

ALTER TABLE ONLY public.gift FORCE ROW LEVEL SECURITY;

ALTER TABLE public.gift OWNER TO fairground_owner;

CREATE TABLE public.gift_group (
    member_id integer NOT NULL,
    id integer NOT NULL,
    titles jsonb NOT NULL,
    "position" smallint DEFAULT 0 NOT NULL,
    CONSTRAINT gift_group_titles_check CHECK ((titles ? 'en_US'::text))
);

ALTER TABLE ONLY public.gift_group FORCE ROW LEVEL SECURITY;

ALTER TABLE public.gift_group OWNER TO fairground_owner;

ALTER TABLE public.gift_group ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.gift_group_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.gift_invite (
    member_id integer NOT NULL,
    id bigint NOT NULL,
    giver_id integer NOT NULL,
    item_id integer NOT NULL,
    card text NOT NULL,
    message text DEFAULT ''::text NOT NULL,
    request_id text,
    created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT gift_invite_card_check CHECK ((card = ANY (ARRAY['heart'::text, 'star'::text, 'cup'::text, 'smile'::text]))),
    CONSTRAINT gift_invite_message_check CHECK ((length(message) <= 140))
);

ALTER TABLE ONLY public.gift_invite FORCE ROW LEVEL SECURITY;

ALTER TABLE public.gift_invite OWNER TO fairground_owner;

ALTER TABLE public.gift_invite ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.gift_invite_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.gift_item (
    member_id integer NOT NULL,
    id integer DEFAULT nextval('public.gift_number'::regclass) NOT NULL,
    group_id integer NOT NULL,
    game_id integer NOT NULL,
    plays smallint NOT NULL,
    titles jsonb NOT NULL,
    descriptions jsonb NOT NULL,
    active boolean DEFAULT true NOT NULL,
    "position" smallint DEFAULT 0 NOT NULL,
    CONSTRAINT gift_item_descriptions_check CHECK ((descriptions ? 'en_US'::text)),
    CONSTRAINT gift_item_plays_check CHECK (((plays >= 1) AND (plays <= 20))),
    CONSTRAINT gift_item_titles_check CHECK ((titles ? 'en_US'::text))
);

ALTER TABLE ONLY public.gift_item FORCE ROW LEVEL SECURITY;

ALTER TABLE public.gift_item OWNER TO fairground_owner;

CREATE TABLE public.identity_check (
    member_id integer NOT NULL,
    request_id integer NOT NULL,
    player_id integer NOT NULL,
    applicant_id text NOT NULL,
    status text DEFAULT 'open'::text NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    ask_at timestamp with time zone NOT NULL,
    made_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT identity_check_applicant_id_check CHECK (((length(applicant_id) >= 1) AND (length(applicant_id) <= 100))),
    CONSTRAINT identity_check_attempts_check CHECK ((attempts >= 0)),
    CONSTRAINT identity_check_status_check CHECK ((status = ANY (ARRAY['open'::text, 'passed'::text, 'forStaff'::text])))
);

ALTER TABLE ONLY public.identity_check FORCE ROW LEVEL SECURITY;

ALTER TABLE public.identity_check OWNER TO fairground_owner;

CREATE TABLE public.identity_check_provider (
    member_id integer NOT NULL,
    kind text NOT NULL,
    settings jsonb NOT NULL,
    sealed_secrets bytea NOT NULL,
    changed_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT identity_check_provider_kind_check CHECK ((kind = 'sumsub'::text))
);

ALTER TABLE ONLY public.identity_check_provider FORCE ROW LEVEL SECURITY;

ALTER TABLE public.identity_check_provider OWNER TO fairground_owner;

CREATE TABLE public.identity_provider (
    member_id integer NOT NULL,
    issuer text NOT NULL,
    client_id text NOT NULL,
    sealed_secret bytea NOT NULL,
    CONSTRAINT identity_provider_client_id_check CHECK (((length(client_id) >= 1) AND (length(client_id) <= 200))),
    CONSTRAINT identity_provider_issuer_check CHECK ((issuer ~ '^https?://'::text))
);

ALTER TABLE ONLY public.identity_provider FORCE ROW LEVEL SECURITY;

ALTER TABLE public.identity_provider OWNER TO fairground_owner;

CREATE TABLE public.incident (
    member_id integer NOT NULL,
    id integer NOT NULL,
    request_id uuid NOT NULL,
    title text NOT NULL,
    alarm_id integer,
    game_id integer,
    affected_from timestamp with time zone NOT NULL,
    affected_to timestamp with time zone NOT NULL,
    status text DEFAULT 'open'::text NOT NULL,
    opened_by text NOT NULL,
    opened_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    closed_at timestamp with time zone,
    CONSTRAINT incident_check CHECK ((affected_from < affected_to)),
    CONSTRAINT incident_check1 CHECK (((status = 'closed'::text) = (closed_at IS NOT NULL))),
    CONSTRAINT incident_id_check CHECK ((id > 0)),
    CONSTRAINT incident_opened_by_check CHECK (((length(opened_by) >= 1) AND (length(opened_by) <= 100))),
    CONSTRAINT incident_status_check CHECK ((status = ANY (ARRAY['open'::text, 'closed'::text]))),
    CONSTRAINT incident_title_check CHECK (((length(btrim(title)) >= 1) AND (length(btrim(title)) <= 144)))
);

ALTER TABLE ONLY public.incident FORCE ROW LEVEL SECURITY;

ALTER TABLE public.incident OWNER TO fairground_owner;

CREATE TABLE public.incident_entry (
    member_id integer NOT NULL,
    incident_id integer NOT NULL,
    n integer NOT NULL,
    kind text NOT NULL,
    actor text NOT NULL,
    text text NOT NULL,
    proposal_id integer,
    at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT incident_entry_actor_check CHECK (((length(actor) >= 1) AND (length(actor) <= 100))),
    CONSTRAINT incident_entry_check CHECK (((kind = 'proposal'::text) = (proposal_id IS NOT NULL))),
    CONSTRAINT incident_entry_kind_check CHECK ((kind = ANY (ARRAY['opened'::text, 'note'::text, 'proposal'::text, 'message'::text, 'closed'::text]))),
    CONSTRAINT incident_entry_n_check CHECK ((n > 0)),
    CONSTRAINT incident_entry_text_check CHECK (((length(text) >= 1) AND (length(text) <= 4000)))
);

ALTER TABLE ONLY public.incident_entry FORCE ROW LEVEL SECURITY;

ALTER TABLE public.incident_entry OWNER TO fairground_owner;

CREATE TABLE public.instance_ending (
    member_id integer NOT NULL,
    instance_id integer NOT NULL,
    ending text NOT NULL,
    journal_id bigint,
    lost integer NOT NULL,
    CONSTRAINT instance_ending_check CHECK (((journal_id IS NOT NULL) = (ending = 'DRAWN'::text))),
    CONSTRAINT instance_ending_check1 CHECK (((lost >= 0) AND ((lost = 0) OR (ending = 'DRAWN'::text)))),
    CONSTRAINT instance_ending_ending_check CHECK ((ending = ANY (ARRAY['DRAWN'::text, 'REFUNDED'::text])))
);

ALTER TABLE ONLY public.instance_ending FORCE ROW LEVEL SECURITY;

ALTER TABLE public.instance_ending OWNER TO fairground_owner;

CREATE TABLE public.instance_event (
    member_id integer NOT NULL,
    instance_id integer NOT NULL,
    n integer NOT NULL,
    kind text NOT NULL,
    at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    facts jsonb DEFAULT '{}'::jsonb NOT NULL
);

ALTER TABLE ONLY public.instance_event FORCE ROW LEVEL SECURITY;

ALTER TABLE public.instance_event OWNER TO fairground_owner;

CREATE TABLE public.instance_return (
    member_id integer NOT NULL,
    instance_id integer NOT NULL,
    game_id integer NOT NULL,
    currency text NOT NULL,
    window_n integer NOT NULL,
    plays integer NOT NULL,
    stakes bigint NOT NULL,
    tiers text[] NOT NULL,
    prizes bigint NOT NULL,
    expected double precision NOT NULL,
    variance double precision NOT NULL,
    largest double precision NOT NULL,
    counted_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT instance_return_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
    CONSTRAINT instance_return_expected_check CHECK ((expected >= (0)::double precision)),
    CONSTRAINT instance_return_largest_check CHECK ((largest >= (0)::double precision)),
    CONSTRAINT instance_return_plays_check CHECK ((plays >= 0)),
    CONSTRAINT instance_return_prizes_check CHECK ((prizes >= 0)),
    CONSTRAINT instance_return_stakes_check CHECK ((stakes >= 0)),
    CONSTRAINT instance_return_variance_check CHECK ((variance >= (0)::double precision)),
    CONSTRAINT instance_return_window_n_check CHECK ((window_n > 0))
);

ALTER TABLE ONLY public.instance_return FORCE ROW LEVEL SECURITY;

ALTER TABLE public.instance_return OWNER TO fairground_owner;

CREATE TABLE public.interaction (
    member_id integer NOT NULL,
    id integer NOT NULL,
    player_id integer NOT NULL,
    flag_id integer,
    kind text NOT NULL,
    outcome text NOT NULL,
    sealed_note bytea NOT NULL,
    made_by text NOT NULL,
    made_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    evaluate_at timestamp with time zone DEFAULT (clock_timestamp() + '14 days'::interval) NOT NULL,
    evaluated_at timestamp with time zone,
    evaluation jsonb,
    CONSTRAINT interaction_check CHECK (((evaluated_at IS NULL) = (evaluation IS NULL))),
    CONSTRAINT interaction_kind_check CHECK ((kind = ANY (ARRAY['message'::text, 'call'::text, 'chat'::text, 'letter'::text, 'noContact'::text]))),
    CONSTRAINT interaction_made_by_check CHECK (((length(made_by) >= 1) AND (length(made_by) <= 40))),
    CONSTRAINT interaction_outcome_check CHECK ((outcome = ANY (ARRAY['limitSet'::text, 'breakTaken'::text, 'exclusion'::text, 'informed'::text, 'noReply'::text, 'noConcern'::text, 'accountClosed'::text])))
);

ALTER TABLE ONLY public.interaction FORCE ROW LEVEL SECURITY;

ALTER TABLE public.interaction OWNER TO fairground_owner;

ALTER TABLE public.interaction ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.interaction_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.journal (
    member_id integer NOT NULL,
    id bigint NOT NULL,
    op_key text NOT NULL,
    op_hash bytea NOT NULL,
    kind text NOT NULL,
    ref bigint NOT NULL,
    player_id integer,
    created_at timestamp with time zone NOT NULL,
    result json NOT NULL,
    prev_hash bytea NOT NULL,
    hash bytea NOT NULL,
    CONSTRAINT journal_kind_check CHECK ((kind = ANY (ARRAY['suspense-match'::text, 'suspense-return'::text, 'bonus-ball'::text, 'join'::text, 'join-cancel'::text, 'pay'::text, 'close-books'::text, 'refund'::text, 'deposit'::text, 'fund-jackpot'::text, 'fund-reserve'::text, 'bonus-grant'::text, 'bonus-release'::text, 'bonus-expire'::text, 'coupon'::text, 'set-limit'::text, 'deposit-order'::text, 'deposit-credit'::text, 'deposit-suspense'::text, 'deposit-reversal'::text, 'charge-back'::text, 'withdrawal-hold'::text, 'withdrawal-pay'::text, 'withdrawal-release'::text, 'sub-open'::text, 'sub-skip'::text, 'sub-cancel'::text, 'adjust'::text, 'deck-open'::text, 'card-prize'::text, 'deck-end'::text, 'prize-claim'::text, 'exchange'::text, 'gift-buy'::text, 'gift-open'::text, 'gift-return'::text])))
);

ALTER TABLE ONLY public.journal FORCE ROW LEVEL SECURITY;

ALTER TABLE public.journal OWNER TO fairground_owner;

CREATE TABLE public.known_origin (
    member_id integer NOT NULL,
    player_id integer NOT NULL,
    kind text NOT NULL,
    digest bytea NOT NULL,
    seen_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT known_origin_digest_check CHECK ((length(digest) = 32)),
    CONSTRAINT known_origin_kind_check CHECK ((kind = ANY (ARRAY['network'::text, 'device'::text])))
);

ALTER TABLE ONLY public.known_origin FORCE ROW LEVEL SECURITY;

ALTER TABLE public.known_origin OWNER TO fairground_owner;

CREATE TABLE public.lane (
    member_id integer NOT NULL,
    owner uuid,
    epoch bigint DEFAULT 0 NOT NULL,
    lease_until timestamp with time zone DEFAULT '-infinity'::timestamp with time zone NOT NULL,
    journal_id bigint DEFAULT 0 NOT NULL,
    journal_hash bytea DEFAULT '\x0000000000000000000000000000000000000000000000000000000000000000'::bytea NOT NULL,
    receipt_batch_n bigint DEFAULT 0 NOT NULL,
    receipt_batch_hash bytea DEFAULT '\x0000000000000000000000000000000000000000000000000000000000000000'::bytea NOT NULL,
    player_changes bigint DEFAULT 0 NOT NULL,
    CONSTRAINT lane_journal_hash_check CHECK ((length(journal_hash) = 32)),
    CONSTRAINT lane_receipt_batch_hash_check CHECK ((length(receipt_batch_hash) = 32))
);

ALTER TABLE ONLY public.lane FORCE ROW LEVEL SECURITY;

ALTER TABLE public.lane OWNER TO fairground_owner;

CREATE TABLE public.lane_process (
    id uuid NOT NULL,
    alive_until timestamp with time zone NOT NULL
);

ALTER TABLE public.lane_process OWNER TO fairground_owner;

CREATE TABLE public.language_text (
    member_id integer NOT NULL,
    language text NOT NULL,
    key text NOT NULL,
    text text NOT NULL,
    source_hash text NOT NULL,
    author text NOT NULL,
    changed_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT language_text_author_check CHECK (((length(author) >= 1) AND (length(author) <= 100))),
    CONSTRAINT language_text_key_check CHECK ((key ~ '^(mail:|notification:)?[a-zA-Z][a-zA-Z0-9_.]{0,99}$'::text)),
    CONSTRAINT language_text_text_check CHECK (((length(text) >= 1) AND (length(text) <= 4000)))
);

ALTER TABLE ONLY public.language_text FORCE ROW LEVEL SECURITY;

ALTER TABLE public.language_text OWNER TO fairground_owner;

CREATE TABLE public.limit_change (
    member_id integer NOT NULL,
    journal_id bigint NOT NULL,
    player_id integer NOT NULL,
    kind text NOT NULL,
    currency text NOT NULL,
    source text NOT NULL,
    new_cap bigint,
    made_at timestamp with time zone NOT NULL,
    effective_at timestamp with time zone NOT NULL,
    awaits_confirmation boolean NOT NULL,
    profile text NOT NULL,
    reason text NOT NULL,
    CONSTRAINT limit_change_check CHECK ((effective_at >= made_at)),
    CONSTRAINT limit_change_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
    CONSTRAINT limit_change_kind_check CHECK ((kind = ANY (ARRAY['wagerWeek'::text, 'lossDay'::text, 'lossWeek'::text, 'lossMonth'::text, 'depositDay'::text, 'depositWeek'::text, 'depositMonth'::text]))),
    CONSTRAINT limit_change_new_cap_check CHECK ((new_cap >= 0)),
    CONSTRAINT limit_change_source_check CHECK ((source = ANY (ARRAY['player'::text, 'operator'::text, 'support'::text])))
);

ALTER TABLE ONLY public.limit_change FORCE ROW LEVEL SECURITY;

ALTER TABLE public.limit_change OWNER TO fairground_owner;

CREATE TABLE public.limit_counter (
    member_id integer NOT NULL,
    player_id integer NOT NULL,
    kind text NOT NULL,
    currency text NOT NULL,
    window_start timestamp with time zone NOT NULL,
    used bigint NOT NULL,
    cap bigint,
    CONSTRAINT limit_counter_check CHECK ((used <= cap)),
    CONSTRAINT limit_counter_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
    CONSTRAINT limit_counter_kind_check CHECK ((kind = ANY (ARRAY['wagerWeek'::text, 'lossDay'::text, 'lossWeek'::text, 'lossMonth'::text, 'depositDay'::text, 'depositWeek'::text, 'depositMonth'::text]))),
    CONSTRAINT limit_counter_used_check CHECK ((used >= 0))
);

ALTER TABLE ONLY public.limit_counter FORCE ROW LEVEL SECURITY;

ALTER TABLE public.limit_counter OWNER TO fairground_owner;

CREATE TABLE public.link_key (
    member_id integer NOT NULL,
    key_hash bytea NOT NULL,
    player_id integer NOT NULL,
    purpose text NOT NULL,
    email_digest bytea,
    made_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone,
    CONSTRAINT link_key_email_digest_check CHECK ((length(email_digest) = 32)),
    CONSTRAINT link_key_key_hash_check CHECK ((length(key_hash) = 32)),
    CONSTRAINT link_key_purpose_check CHECK ((purpose = ANY (ARRAY['reset-password'::text, 'confirm-email'::text, 'unlock'::text])))
);

ALTER TABLE ONLY public.link_key FORCE ROW LEVEL SECURITY;

ALTER TABLE public.link_key OWNER TO fairground_owner;

CREATE TABLE public.ticket (
    member_id integer NOT NULL,
    instance_id integer NOT NULL,
    seq integer NOT NULL,
    player_id integer NOT NULL,
    journal_id bigint NOT NULL,
    plays text NOT NULL,
    mask bigint NOT NULL,
    price bigint NOT NULL,
    fee bigint NOT NULL,
    salt bytea NOT NULL,
    leaf_hash bytea NOT NULL,
    join_code text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    batch_n bigint,
    batch_index integer,
    CONSTRAINT ticket_leaf_hash_check CHECK ((length(leaf_hash) = 32)),
    CONSTRAINT ticket_salt_check CHECK ((length(salt) = 32)),
    CONSTRAINT ticket_seq_check CHECK ((seq > 0))
);

ALTER TABLE ONLY public.ticket FORCE ROW LEVEL SECURITY;

ALTER TABLE public.ticket OWNER TO fairground_owner;

CREATE TABLE public.ticket_outcome (
    member_id integer NOT NULL,
    instance_id integer NOT NULL,
    seq integer NOT NULL,
    kind text NOT NULL,
    journal_id bigint NOT NULL,
    void_seq integer,
    ending text GENERATED ALWAYS AS (
CASE kind
    WHEN 'WON'::text THEN 'DRAWN'::text
    WHEN 'REFUND'::text THEN 'REFUNDED'::text
    ELSE NULL::text
END) STORED,
    CONSTRAINT ticket_outcome_kind_check CHECK ((kind = ANY (ARRAY['WON'::text, 'REFUND'::text, 'VOID'::text]))),
    CONSTRAINT ticket_outcome_void_check CHECK ((((void_seq IS NOT NULL) = (kind = 'VOID'::text)) AND ((void_seq IS NULL) OR (void_seq > seq))))
);

ALTER TABLE ONLY public.ticket_outcome FORCE ROW LEVEL SECURITY;

ALTER TABLE public.ticket_outcome OWNER TO fairground_owner;

CREATE VIEW public.live_ticket WITH (security_invoker='true') AS
 SELECT t.member_id,
    t.instance_id,
    t.seq,
    t.player_id,
    t.journal_id,
    t.plays,
    t.mask,
    t.price,
    t.fee,
    t.salt,
    t.leaf_hash,
    t.join_code,
    t.created_at
   FROM public.ticket t
  WHERE (NOT (EXISTS ( SELECT
           FROM public.ticket_outcome o
          WHERE ((o.member_id = t.member_id) AND (o.instance_id = t.instance_id) AND (o.seq = t.seq) AND (o.kind = 'VOID'::text)))));

ALTER TABLE public.live_ticket OWNER TO fairground_owner;

CREATE TABLE public.log_checkpoint (
    member_id integer NOT NULL,
    size bigint NOT NULL,
    root bytea NOT NULL,
    note text NOT NULL,
    at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT log_checkpoint_root_check CHECK ((length(root) = 32)),
    CONSTRAINT log_checkpoint_size_check CHECK ((size > 0))
);

ALTER TABLE ONLY public.log_checkpoint FORCE ROW LEVEL SECURITY;

ALTER TABLE public.log_checkpoint OWNER TO fairground_owner;

CREATE TABLE public.log_cosignature (
    member_id integer NOT NULL,
    size bigint NOT NULL,
    witness text NOT NULL,
    seconds bigint NOT NULL,
    line text NOT NULL,
    CONSTRAINT log_cosignature_seconds_check CHECK ((seconds >= 0))
);

ALTER TABLE ONLY public.log_cosignature FORCE ROW LEVEL SECURITY;

ALTER TABLE public.log_cosignature OWNER TO fairground_owner;

CREATE TABLE public.log_entry (
    member_id integer NOT NULL,
    index bigint NOT NULL,
    type text NOT NULL,
    game text,
    body bytea NOT NULL,
    leaf bytea NOT NULL,
    at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT log_entry_body_check CHECK (((length(body) >= 1) AND (length(body) <= 65535))),
    CONSTRAINT log_entry_index_check CHECK ((index >= 0)),
    CONSTRAINT log_entry_leaf_check CHECK ((length(leaf) = 32))
);

ALTER TABLE ONLY public.log_entry FORCE ROW LEVEL SECURITY;

ALTER TABLE public.log_entry OWNER TO fairground_owner;

CREATE TABLE public.log_head (
    member_id integer NOT NULL,
    instance_id integer NOT NULL,
    size bigint NOT NULL,
    CONSTRAINT log_head_size_check CHECK ((size > 0))
);

ALTER TABLE ONLY public.log_head FORCE ROW LEVEL SECURITY;

ALTER TABLE public.log_head OWNER TO fairground_owner;

CREATE TABLE public.log_policy (
    member_id integer NOT NULL,
    index bigint NOT NULL,
    from_at timestamp with time zone NOT NULL,
    text text NOT NULL,
    CONSTRAINT log_policy_text_check CHECK (((length(text) >= 1) AND (length(text) <= 20000)))
);

ALTER TABLE ONLY public.log_policy FORCE ROW LEVEL SECURITY;

ALTER TABLE public.log_policy OWNER TO fairground_owner;

CREATE TABLE public.log_publisher (
    member_id integer NOT NULL,
    owner uuid,
    lease_until timestamp with time zone DEFAULT '-infinity'::timestamp with time zone NOT NULL
);

ALTER TABLE ONLY public.log_publisher FORCE ROW LEVEL SECURITY;

ALTER TABLE public.log_publisher OWNER TO fairground_owner;

CREATE TABLE public.log_tile (
    member_id integer NOT NULL,
    level smallint NOT NULL,
    n bigint NOT NULL,
    hashes bytea NOT NULL,
    root bytea NOT NULL,
    CONSTRAINT log_tile_hashes_check CHECK ((length(hashes) = 8192)),
    CONSTRAINT log_tile_level_check CHECK ((level >= 0)),
    CONSTRAINT log_tile_n_check CHECK ((n >= 0)),
    CONSTRAINT log_tile_root_check CHECK ((length(root) = 32))
);

ALTER TABLE ONLY public.log_tile FORCE ROW LEVEL SECURITY;

ALTER TABLE public.log_tile OWNER TO fairground_owner;

CREATE TABLE public.log_witness (
    member_id integer NOT NULL,
    witness text NOT NULL,
    size bigint NOT NULL,
    seconds bigint NOT NULL,
    CONSTRAINT log_witness_seconds_check CHECK ((seconds >= 0)),
    CONSTRAINT log_witness_size_check CHECK ((size >= 0))
);

ALTER TABLE ONLY public.log_witness FORCE ROW LEVEL SECURITY;

ALTER TABLE public.log_witness OWNER TO fairground_owner;

CREATE TABLE public.logged_result (
    member_id integer NOT NULL,
    instance_id integer NOT NULL,
    log_index bigint NOT NULL
);

ALTER TABLE ONLY public.logged_result FORCE ROW LEVEL SECURITY;

ALTER TABLE public.logged_result OWNER TO fairground_owner;

CREATE TABLE public.login_failure (
    member_id integer NOT NULL,
    username_key text NOT NULL,
    count integer NOT NULL,
    since timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    network_digest bytea DEFAULT '\x'::bytea NOT NULL,
    locked_until timestamp with time zone,
    locks integer DEFAULT 0 NOT NULL,
    CONSTRAINT login_failure_count_check CHECK ((count > 0)),
    CONSTRAINT login_failure_locks_check CHECK ((locks >= 0)),
    CONSTRAINT login_failure_network_digest_check CHECK ((length(network_digest) = ANY (ARRAY[0, 32])))
);

ALTER TABLE ONLY public.login_failure FORCE ROW LEVEL SECURITY;

ALTER TABLE public.login_failure OWNER TO fairground_owner;

CREATE TABLE public.member (
    id integer NOT NULL,
    code text NOT NULL,
    name text NOT NULL,
    look text NOT NULL,
    scheme text NOT NULL,
    hosts text[] DEFAULT '{}'::text[] NOT NULL,
    site_key text NOT NULL,
    profile text DEFAULT 'standard'::text NOT NULL,
    currency text NOT NULL,
    settings jsonb DEFAULT '{}'::jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    group_code text,
    return_min smallint,
    return_max smallint,
    features jsonb DEFAULT '{}'::jsonb NOT NULL,
    CONSTRAINT member_code_check CHECK ((code ~ '^[a-z][a-z0-9-]{1,30}$'::text)),
    CONSTRAINT member_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
    CONSTRAINT member_features_check CHECK ((jsonb_typeof(features) = 'object'::text)),
    CONSTRAINT member_group_code_check CHECK ((group_code ~ '^[a-z][a-z0-9-]{1,30}$'::text)),
    CONSTRAINT member_id_check CHECK ((id > 0)),
    CONSTRAINT member_look_check CHECK ((look = ANY (ARRAY['blue'::text, 'cartoon'::text, 'sweet-blue'::text]))),
    CONSTRAINT member_profile_check CHECK ((profile = ANY (ARRAY['standard'::text, 'strict'::text]))),
    CONSTRAINT member_return_check CHECK (((return_min >= 0) AND (return_min <= return_max) AND (return_max <= 100))),
    CONSTRAINT member_scheme_check CHECK ((scheme = ANY (ARRAY['dark'::text, 'light'::text]))),
    CONSTRAINT member_site_key_check CHECK ((length(site_key) >= 16))
);

ALTER TABLE public.member OWNER TO fairground_owner;

CREATE TABLE public.missed_round (
    member_id integer NOT NULL,
    round bigint NOT NULL,
    log_index bigint NOT NULL
);

ALTER TABLE ONLY public.missed_round FORCE ROW LEVEL SECURITY;

ALTER TABLE public.missed_round OWNER TO fairground_owner;

CREATE TABLE public.notification (
    member_id integer NOT NULL,
    id bigint NOT NULL,
    player_id integer NOT NULL,
    kind text NOT NULL,
    subject text NOT NULL,
    facts jsonb NOT NULL,
    listed boolean DEFAULT true NOT NULL,
    created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    read_at timestamp with time zone,
    CONSTRAINT notification_kind_check CHECK ((kind = ANY (ARRAY['win'::text, 'result'::text, 'refund'::text, 'deposit'::text, 'withdrawal'::text, 'bonus'::text, 'gift'::text, 'verification'::text, 'security'::text, 'message'::text, 'supportAnswer'::text, 'drawReminder'::text, 'saferPlay'::text]))),
    CONSTRAINT notification_subject_check CHECK (((length(subject) >= 1) AND (length(subject) <= 100)))
);

ALTER TABLE ONLY public.notification FORCE ROW LEVEL SECURITY;

ALTER TABLE public.notification OWNER TO fairground_owner;

CREATE TABLE public.notification_cause (
    member_id integer NOT NULL,
    id bigint NOT NULL,
    kind text NOT NULL,
    ref bigint NOT NULL,
    player_id integer,
    facts jsonb DEFAULT '{}'::jsonb NOT NULL,
    after_player integer DEFAULT 0 NOT NULL,
    due_at timestamp with time zone DEFAULT clock_timestamp(),
    CONSTRAINT notification_cause_kind_check CHECK ((kind = ANY (ARRAY['win'::text, 'result'::text, 'refund'::text, 'reminder'::text, 'card'::text, 'event'::text, 'security'::text, 'gift'::text, 'support'::text, 'saferPlay'::text])))
);

ALTER TABLE ONLY public.notification_cause FORCE ROW LEVEL SECURITY;

ALTER TABLE public.notification_cause OWNER TO fairground_owner;

ALTER TABLE public.notification_cause ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.notification_cause_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

ALTER TABLE public.notification ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.notification_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.notification_preference (
    member_id integer NOT NULL,
    player_id integer NOT NULL,
    kind text NOT NULL,
    channel text NOT NULL,
    enabled boolean NOT NULL,
    CONSTRAINT notification_preference_channel_check CHECK ((channel = ANY (ARRAY['inApp'::text, 'mail'::text, 'push'::text])))
);

ALTER TABLE ONLY public.notification_preference FORCE ROW LEVEL SECURITY;

ALTER TABLE public.notification_preference OWNER TO fairground_owner;

CREATE TABLE public.outbox (
    member_id integer NOT NULL,
    id bigint NOT NULL,
    txid xid8 DEFAULT pg_current_xact_id() NOT NULL,
    topic text NOT NULL,
    event text NOT NULL,
    body json NOT NULL,
    created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);

ALTER TABLE ONLY public.outbox FORCE ROW LEVEL SECURITY;

ALTER TABLE public.outbox OWNER TO fairground_owner;

ALTER TABLE public.outbox ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.outbox_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.outside_identity (
    member_id integer NOT NULL,
    player_id integer NOT NULL,
    issuer text NOT NULL,
    subject_digest bytea NOT NULL,
    linked_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT outside_identity_subject_digest_check CHECK ((length(subject_digest) = 32))
);

ALTER TABLE ONLY public.outside_identity FORCE ROW LEVEL SECURITY;

ALTER TABLE public.outside_identity OWNER TO fairground_owner;

CREATE TABLE public.passkey (
    member_id integer NOT NULL,
    credential_id text NOT NULL,
    player_id integer NOT NULL,
    public_key bytea NOT NULL,
    counter bigint DEFAULT 0 NOT NULL,
    name text NOT NULL,
    made_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    used_at timestamp with time zone,
    CONSTRAINT passkey_counter_check CHECK ((counter >= 0)),
    CONSTRAINT passkey_credential_id_check CHECK (((length(credential_id) >= 16) AND (length(credential_id) <= 1400))),
    CONSTRAINT passkey_name_check CHECK (((length(name) >= 1) AND (length(name) <= 50)))
);

ALTER TABLE ONLY public.passkey FORCE ROW LEVEL SECURITY;

ALTER TABLE public.passkey OWNER TO fairground_owner;

CREATE TABLE public.passkey_challenge (
    member_id integer NOT NULL,
    player_id integer NOT NULL,
    challenge text NOT NULL,
    expires_at timestamp with time zone NOT NULL
);

ALTER TABLE ONLY public.passkey_challenge FORCE ROW LEVEL SECURITY;

ALTER TABLE public.passkey_challenge OWNER TO fairground_owner;

CREATE TABLE public.payment (
    member_id integer NOT NULL,
    id bigint NOT NULL,
    player_id integer NOT NULL,
    provider text NOT NULL,
    provider_ref text,
    currency text NOT NULL,
    amount bigint NOT NULL,
    state text NOT NULL,
    flag text,
    created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    changed_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT payment_amount_check CHECK ((amount > 0)),
    CONSTRAINT payment_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
    CONSTRAINT payment_flag_check CHECK ((flag = ANY (ARRAY['amountDiffers'::text, 'currencyDiffers'::text, 'paidAfterFailure'::text]))),
    CONSTRAINT payment_provider_check CHECK ((provider ~ '^[a-z][a-z0-9-]{0,30}$'::text)),
    CONSTRAINT payment_state_check CHECK ((state = ANY (ARRAY['CREATED'::text, 'PENDING'::text, 'EXPIRED'::text, 'COMPLETED'::text, 'REVERSED'::text, 'FAILED'::text])))
);

ALTER TABLE ONLY public.payment FORCE ROW LEVEL SECURITY;

ALTER TABLE public.payment OWNER TO fairground_owner;

CREATE TABLE public.payment_inbox (
    member_id integer NOT NULL,
    provider text NOT NULL,
    event_id text NOT NULL,
    reference text NOT NULL,
    sealed bytea NOT NULL,
    received_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT payment_inbox_event_id_check CHECK (((length(event_id) >= 1) AND (length(event_id) <= 100))),
    CONSTRAINT payment_inbox_reference_check CHECK ((length(reference) <= 100))
);

ALTER TABLE ONLY public.payment_inbox FORCE ROW LEVEL SECURITY;

ALTER TABLE public.payment_inbox OWNER TO fairground_owner;

CREATE TABLE public.payment_provider (
    member_id integer NOT NULL,
    id integer NOT NULL,
    name text NOT NULL,
    kind text NOT NULL,
    account text NOT NULL,
    settings jsonb NOT NULL,
    sealed_secrets bytea NOT NULL,
    status text DEFAULT 'draft'::text NOT NULL,
    created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT payment_provider_account_check CHECK (((length(account) >= 1) AND (length(account) <= 200))),
    CONSTRAINT payment_provider_id_check CHECK ((id > 0)),
    CONSTRAINT payment_provider_kind_check CHECK ((kind = ANY (ARRAY['sandbox'::text, 'adyen'::text, 'stripe'::text]))),
    CONSTRAINT payment_provider_name_check CHECK ((name ~ '^[a-z]+-[1-9][0-9]{0,3}$'::text)),
    CONSTRAINT payment_provider_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'current'::text, 'former'::text])))
);

ALTER TABLE ONLY public.payment_provider FORCE ROW LEVEL SECURITY;

ALTER TABLE public.payment_provider OWNER TO fairground_owner;

CREATE TABLE public.payout (
    member_id integer NOT NULL,
    instance_id integer NOT NULL,
    seq integer NOT NULL,
    tier text NOT NULL,
    from_pool bigint NOT NULL,
    from_jackpot bigint NOT NULL,
    n smallint DEFAULT 1 NOT NULL,
    item text,
    CONSTRAINT payout_from_jackpot_check CHECK ((from_jackpot >= 0)),
    CONSTRAINT payout_from_pool_check CHECK ((from_pool >= 0)),
    CONSTRAINT payout_n_check CHECK ((n > 0))
);

ALTER TABLE ONLY public.payout FORCE ROW LEVEL SECURITY;

ALTER TABLE public.payout OWNER TO fairground_owner;

CREATE TABLE public.payout_setup (
    member_id integer NOT NULL,
    id integer NOT NULL,
    player_id integer NOT NULL,
    request_id text NOT NULL,
    kind text NOT NULL,
    saved_id integer,
    made_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT payout_setup_kind_check CHECK ((kind = ANY (ARRAY['card'::text, 'eWallet'::text, 'bank'::text]))),
    CONSTRAINT payout_setup_request_id_check CHECK (((length(request_id) >= 1) AND (length(request_id) <= 64)))
);

ALTER TABLE ONLY public.payout_setup FORCE ROW LEVEL SECURITY;

ALTER TABLE public.payout_setup OWNER TO fairground_owner;

ALTER TABLE public.payout_setup ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.payout_setup_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.pending_form (
    member_id integer NOT NULL,
    id integer NOT NULL,
    email_digest bytea NOT NULL,
    form_type text NOT NULL,
    form_index integer NOT NULL,
    sealed bytea NOT NULL,
    completed boolean NOT NULL,
    kept_until timestamp with time zone NOT NULL,
    resume_digest bytea,
    CONSTRAINT pending_form_email_digest_check CHECK ((length(email_digest) = 32)),
    CONSTRAINT pending_form_form_index_check CHECK ((form_index >= 0)),
    CONSTRAINT pending_form_form_type_check CHECK (((length(form_type) >= 2) AND (length(form_type) <= 32))),
    CONSTRAINT pending_form_resume_digest_check CHECK ((length(resume_digest) = 32))
);

ALTER TABLE ONLY public.pending_form FORCE ROW LEVEL SECURITY;

ALTER TABLE public.pending_form OWNER TO fairground_owner;

ALTER TABLE public.pending_form ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.pending_form_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.pending_join (
    member_id integer NOT NULL,
    id integer NOT NULL,
    player_id integer NOT NULL,
    request jsonb NOT NULL,
    made_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    done_at timestamp with time zone,
    request_id text NOT NULL,
    status text DEFAULT 'WAITING'::text NOT NULL,
    due_at timestamp with time zone,
    answer jsonb DEFAULT 'null'::jsonb NOT NULL,
    CONSTRAINT pending_join_check CHECK (((status = 'WAITING'::text) = (answer = 'null'::jsonb))),
    CONSTRAINT pending_join_check1 CHECK (((status = 'WAITING'::text) OR (due_at IS NULL))),
    CONSTRAINT pending_join_status_check CHECK ((status = ANY (ARRAY['WAITING'::text, 'PLAYED'::text, 'REFUSED'::text])))
);

ALTER TABLE ONLY public.pending_join FORCE ROW LEVEL SECURITY;

ALTER TABLE public.pending_join OWNER TO fairground_owner;

ALTER TABLE public.pending_join ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.pending_join_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.persistent_event (
    member_id integer NOT NULL,
    id bigint NOT NULL,
    player_id integer NOT NULL,
    name text NOT NULL,
    about text,
    at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    payload jsonb NOT NULL,
    acknowledged_at timestamp with time zone
);

ALTER TABLE ONLY public.persistent_event FORCE ROW LEVEL SECURITY;

ALTER TABLE public.persistent_event OWNER TO fairground_owner;

ALTER TABLE public.persistent_event ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.persistent_event_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.phone_code (
    member_id integer NOT NULL,
    request_id text NOT NULL,
    player_id integer NOT NULL,
    phone_digest bytea NOT NULL,
    code_hash bytea NOT NULL,
    tries integer DEFAULT 0 NOT NULL,
    made_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone,
    sealed_phone bytea NOT NULL,
    CONSTRAINT phone_code_code_hash_check CHECK ((length(code_hash) = 32)),
    CONSTRAINT phone_code_phone_digest_check CHECK ((length(phone_digest) = 32)),
    CONSTRAINT phone_code_tries_check CHECK (((tries >= 0) AND (tries <= 5)))
);

ALTER TABLE ONLY public.phone_code FORCE ROW LEVEL SECURITY;

ALTER TABLE public.phone_code OWNER TO fairground_owner;

CREATE TABLE public.planned_instance (
    member_id integer NOT NULL,
    game_id integer NOT NULL,
    start_at timestamp with time zone NOT NULL,
    reg_end timestamp with time zone NOT NULL,
    CONSTRAINT planned_instance_check CHECK ((reg_end <= start_at))
);

ALTER TABLE ONLY public.planned_instance FORCE ROW LEVEL SECURITY;

ALTER TABLE public.planned_instance OWNER TO fairground_owner;

CREATE TABLE public.player (
    member_id integer NOT NULL,
    id integer NOT NULL,
    username text NOT NULL,
    username_key text GENERATED ALWAYS AS (lower(username)) STORED NOT NULL,
    password_hash text NOT NULL,
    segment text,
    status text DEFAULT 'active'::text NOT NULL,
    email_verified boolean DEFAULT false NOT NULL,
    has_deposited boolean DEFAULT false NOT NULL,
    change_password boolean DEFAULT false NOT NULL,
    language text DEFAULT 'en_US'::text NOT NULL,
    created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    country text,
    email_verified_at timestamp with time zone,
    phone_verified_at timestamp with time zone,
    id_verified_at timestamp with time zone,
    address_verified_at timestamp with time zone,
    verification_status text,
    password_changed_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    terms_accepted_at timestamp with time zone,
    registered_fully_at timestamp with time zone,
    referral_code text,
    contact_by text[] DEFAULT '{email,deposits,withdrawals,wins}'::text[] NOT NULL,
    temporary_until timestamp with time zone,
    demo boolean DEFAULT false NOT NULL,
    closed_at timestamp with time zone,
    exported_at timestamp with time zone,
    last_deposit_at timestamp with time zone,
    restricted_until timestamp with time zone,
    reality_check_minutes integer,
    rewards_off boolean DEFAULT false NOT NULL,
    promotions_stopped boolean DEFAULT false NOT NULL,
    access_changed_in xid8,
    CONSTRAINT player_country_check CHECK ((country ~ '^[A-Z]{2}$'::text)),
    CONSTRAINT player_reality_check_minutes_check CHECK (((reality_check_minutes >= 5) AND (reality_check_minutes <= 720))),
    CONSTRAINT player_referral_code_check CHECK ((length(referral_code) <= 64)),
    CONSTRAINT player_segment_check CHECK ((segment ~ '^[A-Z][0-9]?$'::text)),
    CONSTRAINT player_status_check CHECK ((status = ANY (ARRAY['active'::text, 'locked'::text, 'expired'::text, 'banned'::text, 'selfExcluded'::text, 'timedOut'::text, 'closed'::text]))),
    CONSTRAINT player_username_check CHECK ((username ~ '^[A-Za-z0-9_]{1,24}$'::text)),
    CONSTRAINT player_verification_status_check CHECK ((verification_status = ANY (ARRAY['VERIFIED'::text, 'REJECTED'::text])))
);

ALTER TABLE ONLY public.player FORCE ROW LEVEL SECURITY;

ALTER TABLE public.player OWNER TO fairground_owner;

CREATE TABLE public.player_carry (
    member_id integer NOT NULL,
    player_id integer NOT NULL,
    carry jsonb NOT NULL
);

ALTER TABLE ONLY public.player_carry FORCE ROW LEVEL SECURITY;

ALTER TABLE public.player_carry OWNER TO fairground_owner;

CREATE TABLE public.player_day (
    member_id integer NOT NULL,
    player_id integer NOT NULL,
    day integer NOT NULL,
    staked bigint NOT NULL,
    won bigint NOT NULL,
    deposited bigint NOT NULL,
    withdrawn bigint NOT NULL,
    stakes integer NOT NULL,
    deposits integer NOT NULL,
    slots numeric(44,0) NOT NULL,
    chase_deposits integer NOT NULL,
    raised_stakes integer NOT NULL,
    pass_throughs integer NOT NULL,
    passed_through bigint NOT NULL,
    CONSTRAINT player_day_chase_deposits_check CHECK ((chase_deposits >= 0)),
    CONSTRAINT player_day_deposits_check CHECK ((deposits >= 0)),
    CONSTRAINT player_day_pass_throughs_check CHECK ((pass_throughs >= 0)),
    CONSTRAINT player_day_passed_through_check CHECK ((passed_through >= 0)),
    CONSTRAINT player_day_raised_stakes_check CHECK ((raised_stakes >= 0)),
    CONSTRAINT player_day_slots_check CHECK ((slots >= (0)::numeric)),
    CONSTRAINT player_day_stakes_check CHECK ((stakes >= 0))
);

ALTER TABLE ONLY public.player_day FORCE ROW LEVEL SECURITY;

ALTER TABLE public.player_day OWNER TO fairground_owner;

CREATE TABLE public.player_detail (
    member_id integer NOT NULL,
    player_id integer NOT NULL,
    sealed bytea NOT NULL,
    email_digest bytea NOT NULL,
    phone_digest bytea,
    government_id_digest bytea,
    updated_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    person_digest bytea,
    last_name_digest bytea,
    phone_home_digest bytea,
    search_version smallint DEFAULT 0 NOT NULL,
    CONSTRAINT player_detail_email_digest_check CHECK ((length(email_digest) = 32)),
    CONSTRAINT player_detail_government_id_digest_check CHECK ((length(government_id_digest) = 32)),
    CONSTRAINT player_detail_last_name_digest_check CHECK ((length(last_name_digest) = 32)),
    CONSTRAINT player_detail_person_digest_check CHECK ((length(person_digest) = 32)),
    CONSTRAINT player_detail_phone_digest_check CHECK ((length(phone_digest) = 32)),
    CONSTRAINT player_detail_phone_home_digest_check CHECK ((length(phone_home_digest) = 32)),
    CONSTRAINT player_detail_search_version_check CHECK ((search_version >= 0))
);

ALTER TABLE ONLY public.player_detail FORCE ROW LEVEL SECURITY;

ALTER TABLE public.player_detail OWNER TO fairground_owner;

CREATE TABLE public.player_flag (
    member_id integer NOT NULL,
    id integer NOT NULL,
    player_id integer NOT NULL,
    day integer NOT NULL,
    points integer NOT NULL,
    reasons jsonb NOT NULL,
    rules_version integer NOT NULL,
    opened_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    due_at timestamp with time zone DEFAULT (clock_timestamp() + '1 day'::interval) NOT NULL,
    acted_at timestamp with time zone,
    handled_at timestamp with time zone,
    CONSTRAINT player_flag_points_check CHECK ((points > 0)),
    CONSTRAINT player_flag_rules_version_check CHECK ((rules_version >= 0))
);

ALTER TABLE ONLY public.player_flag FORCE ROW LEVEL SECURITY;

ALTER TABLE public.player_flag OWNER TO fairground_owner;

ALTER TABLE public.player_flag ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.player_flag_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.player_game (
    member_id integer NOT NULL,
    instance_id integer NOT NULL,
    player_id integer NOT NULL,
    n integer NOT NULL,
    max_n integer NOT NULL,
    CONSTRAINT player_game_check CHECK (((n >= 0) AND (n <= max_n)))
);

ALTER TABLE ONLY public.player_game FORCE ROW LEVEL SECURITY;

ALTER TABLE public.player_game OWNER TO fairground_owner;

CREATE TABLE public.player_hold (
    member_id integer NOT NULL,
    id integer NOT NULL,
    player_id integer NOT NULL,
    kind text NOT NULL,
    case_id integer,
    made_by text NOT NULL,
    since timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    until timestamp with time zone,
    CONSTRAINT player_hold_check CHECK ((until >= since)),
    CONSTRAINT player_hold_kind_check CHECK ((kind = 'withdrawal'::text)),
    CONSTRAINT player_hold_made_by_check CHECK (((length(made_by) >= 1) AND (length(made_by) <= 40)))
);

ALTER TABLE ONLY public.player_hold FORCE ROW LEVEL SECURITY;

ALTER TABLE public.player_hold OWNER TO fairground_owner;

ALTER TABLE public.player_hold ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.player_hold_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

ALTER TABLE public.player ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.player_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.player_indicator (
    member_id integer NOT NULL,
    player_id integer NOT NULL,
    day integer NOT NULL,
    indicator text NOT NULL,
    level text NOT NULL,
    figures jsonb NOT NULL,
    rules_version integer NOT NULL,
    found_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT player_indicator_indicator_check CHECK (((length(indicator) >= 1) AND (length(indicator) <= 40))),
    CONSTRAINT player_indicator_level_check CHECK ((level = ANY (ARRAY['notice'::text, 'strong'::text]))),
    CONSTRAINT player_indicator_rules_version_check CHECK ((rules_version >= 0))
);

ALTER TABLE ONLY public.player_indicator FORCE ROW LEVEL SECURITY;

ALTER TABLE public.player_indicator OWNER TO fairground_owner;

CREATE TABLE public.player_key (
    member_id integer NOT NULL,
    player_id integer NOT NULL,
    wrapped bytea NOT NULL
);

ALTER TABLE ONLY public.player_key FORCE ROW LEVEL SECURITY;

ALTER TABLE public.player_key OWNER TO fairground_owner;

CREATE TABLE public.player_note (
    member_id integer NOT NULL,
    id integer NOT NULL,
    player_id integer NOT NULL,
    staff_id integer NOT NULL,
    sealed bytea NOT NULL,
    made_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);

ALTER TABLE ONLY public.player_note FORCE ROW LEVEL SECURITY;

ALTER TABLE public.player_note OWNER TO fairground_owner;

ALTER TABLE public.player_note ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.player_note_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.player_reveal (
    member_id integer NOT NULL,
    id integer NOT NULL,
    player_id integer NOT NULL,
    staff_id integer NOT NULL,
    fields text[] NOT NULL,
    at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT player_reveal_fields_check CHECK ((cardinality(fields) > 0))
);

ALTER TABLE ONLY public.player_reveal FORCE ROW LEVEL SECURITY;

ALTER TABLE public.player_reveal OWNER TO fairground_owner;

ALTER TABLE public.player_reveal ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.player_reveal_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.player_screening (
    member_id integer NOT NULL,
    player_id integer NOT NULL,
    exclusion_checked_at timestamp with time zone DEFAULT '-infinity'::timestamp with time zone NOT NULL,
    sanctions_version text DEFAULT ''::text NOT NULL
);

ALTER TABLE ONLY public.player_screening FORCE ROW LEVEL SECURITY;

ALTER TABLE public.player_screening OWNER TO fairground_owner;

CREATE TABLE public.point_due (
    member_id integer NOT NULL,
    instance_id integer NOT NULL,
    after_player integer DEFAULT 0 NOT NULL,
    ended_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);

ALTER TABLE ONLY public.point_due FORCE ROW LEVEL SECURITY;

ALTER TABLE public.point_due OWNER TO fairground_owner;

CREATE TABLE public.point_total (
    member_id integer NOT NULL,
    period text NOT NULL,
    since date NOT NULL,
    player_id integer NOT NULL,
    points integer NOT NULL,
    reached_at timestamp with time zone NOT NULL,
    CONSTRAINT point_total_period_check CHECK ((period = ANY (ARRAY['day'::text, 'week'::text, 'month'::text, 'all'::text]))),
    CONSTRAINT point_total_points_check CHECK ((points > 0))
);

ALTER TABLE ONLY public.point_total FORCE ROW LEVEL SECURITY;

ALTER TABLE public.point_total OWNER TO fairground_owner;

CREATE TABLE public.prize_agent (
    member_id integer NOT NULL,
    id integer NOT NULL,
    name text NOT NULL,
    address text NOT NULL,
    city text NOT NULL,
    opening_hours text DEFAULT ''::text NOT NULL,
    phone text DEFAULT ''::text NOT NULL,
    active boolean DEFAULT true NOT NULL,
    CONSTRAINT prize_agent_address_check CHECK ((length(address) <= 144)),
    CONSTRAINT prize_agent_city_check CHECK ((length(city) <= 144)),
    CONSTRAINT prize_agent_name_check CHECK (((length(name) >= 1) AND (length(name) <= 144))),
    CONSTRAINT prize_agent_opening_hours_check CHECK ((length(opening_hours) <= 144)),
    CONSTRAINT prize_agent_phone_check CHECK ((length(phone) <= 144))
);

ALTER TABLE ONLY public.prize_agent FORCE ROW LEVEL SECURITY;

ALTER TABLE public.prize_agent OWNER TO fairground_owner;

ALTER TABLE public.prize_agent ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.prize_agent_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.prize_claim (
    member_id integer NOT NULL,
    instance_id integer NOT NULL,
    seq integer NOT NULL,
    n smallint NOT NULL,
    journal_id bigint NOT NULL,
    player_id integer NOT NULL,
    taken_as text NOT NULL,
    agent_id integer,
    amount bigint NOT NULL,
    currency text NOT NULL,
    claimed_at timestamp with time zone NOT NULL,
    CONSTRAINT prize_claim_amount_check CHECK ((amount >= 0)),
    CONSTRAINT prize_claim_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
    CONSTRAINT prize_claim_taken_as_check CHECK ((taken_as = ANY (ARRAY['item'::text, 'cash'::text])))
);

ALTER TABLE ONLY public.prize_claim FORCE ROW LEVEL SECURITY;

ALTER TABLE public.prize_claim OWNER TO fairground_owner;

CREATE TABLE public.progress_step (
    member_id integer NOT NULL,
    player_id integer NOT NULL,
    step text NOT NULL,
    subject bigint NOT NULL,
    made_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT progress_step_step_check CHECK ((step = ANY (ARRAY['drawWatched'::text, 'drawChecked'::text, 'replayWatched'::text, 'oddsRead'::text, 'gamePractised'::text, 'statementRead'::text]))),
    CONSTRAINT progress_step_subject_check CHECK ((subject > 0))
);

ALTER TABLE ONLY public.progress_step FORCE ROW LEVEL SECURITY;

ALTER TABLE public.progress_step OWNER TO fairground_owner;

CREATE TABLE public.proposal (
    member_id integer NOT NULL,
    id integer NOT NULL,
    request_id uuid NOT NULL,
    kind text NOT NULL,
    subject text NOT NULL,
    payload jsonb NOT NULL,
    payload_hash bytea NOT NULL,
    reason text NOT NULL,
    made_by integer NOT NULL,
    made_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    required_votes smallint NOT NULL,
    status text DEFAULT 'open'::text NOT NULL,
    result jsonb,
    changed_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT proposal_check CHECK ((expires_at > made_at)),
    CONSTRAINT proposal_id_check CHECK ((id > 0)),
    CONSTRAINT proposal_member_id_check CHECK ((member_id >= 0)),
    CONSTRAINT proposal_payload_hash_check CHECK ((length(payload_hash) = 32)),
    CONSTRAINT proposal_reason_check CHECK (((length(btrim(reason)) >= 1) AND (length(btrim(reason)) <= 1000))),
    CONSTRAINT proposal_required_votes_check CHECK ((required_votes > 0)),
    CONSTRAINT proposal_status_check CHECK ((status = ANY (ARRAY['open'::text, 'approved'::text, 'executed'::text, 'rejected'::text, 'cancelled'::text, 'expired'::text, 'failed'::text]))),
    CONSTRAINT proposal_subject_check CHECK (((length(subject) >= 1) AND (length(subject) <= 200)))
);

ALTER TABLE ONLY public.proposal FORCE ROW LEVEL SECURITY;

ALTER TABLE public.proposal OWNER TO fairground_owner;

CREATE TABLE public.proposal_kind (
    kind text NOT NULL
);

ALTER TABLE public.proposal_kind OWNER TO fairground_owner;

CREATE TABLE public.proposal_vote (
    member_id integer NOT NULL,
    proposal_id integer NOT NULL,
    staff_id integer NOT NULL,
    decision text NOT NULL,
    credential_id text NOT NULL,
    client_data text NOT NULL,
    authenticator_data bytea NOT NULL,
    signature bytea NOT NULL,
    at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT proposal_vote_decision_check CHECK ((decision = ANY (ARRAY['approve'::text, 'reject'::text])))
);

ALTER TABLE ONLY public.proposal_vote FORCE ROW LEVEL SECURITY;

ALTER TABLE public.proposal_vote OWNER TO fairground_owner;

CREATE TABLE public.protection_action (
    member_id integer NOT NULL,
    id integer NOT NULL,
    player_id integer NOT NULL,
    flag_id integer,
    kind text NOT NULL,
    made_by text NOT NULL,
    made_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    until timestamp with time zone,
    lifted_at timestamp with time zone,
    lifted_by text,
    CONSTRAINT protection_action_check CHECK (((lifted_at IS NULL) = (lifted_by IS NULL))),
    CONSTRAINT protection_action_kind_check CHECK ((kind = ANY (ARRAY['stopPromotions'::text, 'offerLimit'::text, 'forceBreak'::text]))),
    CONSTRAINT protection_action_made_by_check CHECK (((length(made_by) >= 1) AND (length(made_by) <= 40)))
);

ALTER TABLE ONLY public.protection_action FORCE ROW LEVEL SECURITY;

ALTER TABLE public.protection_action OWNER TO fairground_owner;

ALTER TABLE public.protection_action ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.protection_action_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.protection_position (
    member_id integer NOT NULL,
    journal_id bigint DEFAULT 0 NOT NULL,
    failed_until timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);

ALTER TABLE ONLY public.protection_position FORCE ROW LEVEL SECURITY;

ALTER TABLE public.protection_position OWNER TO fairground_owner;

CREATE TABLE public.protection_rules (
    member_id integer NOT NULL,
    version integer NOT NULL,
    thresholds jsonb NOT NULL,
    actions jsonb NOT NULL,
    proposal_id integer NOT NULL,
    made_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT protection_rules_version_check CHECK ((version > 0))
);

ALTER TABLE ONLY public.protection_rules FORCE ROW LEVEL SECURITY;

ALTER TABLE public.protection_rules OWNER TO fairground_owner;

CREATE TABLE public.public_log (
    member_id integer NOT NULL,
    origin text NOT NULL,
    public_key bytea NOT NULL,
    size bigint DEFAULT 0 NOT NULL,
    frontier bytea DEFAULT '\x0000000000000000'::bytea NOT NULL,
    CONSTRAINT public_log_origin_check CHECK ((origin ~ '^[^+[:space:]]+$'::text)),
    CONSTRAINT public_log_public_key_check CHECK ((length(public_key) = 32)),
    CONSTRAINT public_log_size_check CHECK ((size >= 0))
);

ALTER TABLE ONLY public.public_log FORCE ROW LEVEL SECURITY;

ALTER TABLE public.public_log OWNER TO fairground_owner;

CREATE TABLE public.push_subscription (
    member_id integer NOT NULL,
    id bigint NOT NULL,
    player_id integer NOT NULL,
    digest bytea NOT NULL,
    sealed bytea NOT NULL,
    created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT push_subscription_digest_check CHECK ((length(digest) = 32))
);

ALTER TABLE ONLY public.push_subscription FORCE ROW LEVEL SECURITY;

ALTER TABLE public.push_subscription OWNER TO fairground_owner;

ALTER TABLE public.push_subscription ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.push_subscription_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.rank_choice (
    member_id integer NOT NULL,
    player_id integer NOT NULL,
    shown text NOT NULL,
    changed_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT rank_choice_shown_check CHECK ((shown = ANY (ARRAY['name'::text, 'number'::text, 'hidden'::text])))
);

ALTER TABLE ONLY public.rank_choice FORCE ROW LEVEL SECURITY;

ALTER TABLE public.rank_choice OWNER TO fairground_owner;

CREATE UNLOGGED TABLE public.rate_count (
    member_id integer NOT NULL,
    key bytea NOT NULL,
    count integer NOT NULL,
    ends_at timestamp with time zone NOT NULL,
    CONSTRAINT rate_count_key_check CHECK ((length(key) = 32))
);

ALTER TABLE ONLY public.rate_count FORCE ROW LEVEL SECURITY;

ALTER TABLE public.rate_count OWNER TO fairground_owner;

CREATE TABLE public.receipt_batch (
    member_id integer NOT NULL,
    n bigint NOT NULL,
    count integer NOT NULL,
    root bytea NOT NULL,
    previous bytea NOT NULL,
    unix_ms bigint NOT NULL,
    hash bytea NOT NULL,
    signature bytea NOT NULL,
    previous_n bigint GENERATED ALWAYS AS (NULLIF((n - 1), 0)) STORED,
    CONSTRAINT receipt_batch_check CHECK (((n > 1) OR (previous = '\x0000000000000000000000000000000000000000000000000000000000000000'::bytea))),
    CONSTRAINT receipt_batch_count_check CHECK ((count > 0)),
    CONSTRAINT receipt_batch_hash_check CHECK ((length(hash) = 32)),
    CONSTRAINT receipt_batch_n_check CHECK ((n > 0)),
    CONSTRAINT receipt_batch_previous_check CHECK ((length(previous) = 32)),
    CONSTRAINT receipt_batch_root_check CHECK ((length(root) = 32)),
    CONSTRAINT receipt_batch_signature_check CHECK ((length(signature) = 64))
);

ALTER TABLE ONLY public.receipt_batch FORCE ROW LEVEL SECURITY;

ALTER TABLE public.receipt_batch OWNER TO fairground_owner;

CREATE TABLE public.reconciliation (
    member_id integer NOT NULL,
    provider text NOT NULL,
    day date NOT NULL,
    compared_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    movements integer NOT NULL,
    CONSTRAINT reconciliation_movements_check CHECK ((movements >= 0)),
    CONSTRAINT reconciliation_provider_check CHECK ((provider ~ '^[a-z][a-z0-9-]{0,30}$'::text))
);

ALTER TABLE ONLY public.reconciliation FORCE ROW LEVEL SECURITY;

ALTER TABLE public.reconciliation OWNER TO fairground_owner;

CREATE TABLE public.reconciliation_difference (
    member_id integer NOT NULL,
    id integer NOT NULL,
    provider text NOT NULL,
    day date NOT NULL,
    reference text NOT NULL,
    movement text NOT NULL,
    text text NOT NULL,
    found_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    seen_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    state text DEFAULT 'open'::text NOT NULL,
    explained_by integer,
    explanation text,
    proposal_id integer,
    CONSTRAINT reconciliation_difference_check CHECK (((state = ANY (ARRAY['explained'::text, 'corrected'::text])) = (explained_by IS NOT NULL))),
    CONSTRAINT reconciliation_difference_check1 CHECK (((state = 'corrected'::text) = (proposal_id IS NOT NULL))),
    CONSTRAINT reconciliation_difference_explanation_check CHECK (((length(explanation) >= 1) AND (length(explanation) <= 1000))),
    CONSTRAINT reconciliation_difference_movement_check CHECK ((movement = ANY (ARRAY['paid'::text, 'takenBack'::text, 'paidOut'::text]))),
    CONSTRAINT reconciliation_difference_reference_check CHECK (((length(reference) >= 1) AND (length(reference) <= 100))),
    CONSTRAINT reconciliation_difference_state_check CHECK ((state = ANY (ARRAY['open'::text, 'explained'::text, 'corrected'::text, 'gone'::text]))),
    CONSTRAINT reconciliation_difference_text_check CHECK (((length(text) >= 1) AND (length(text) <= 500)))
);

ALTER TABLE ONLY public.reconciliation_difference FORCE ROW LEVEL SECURITY;

ALTER TABLE public.reconciliation_difference OWNER TO fairground_owner;

ALTER TABLE public.reconciliation_difference ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.reconciliation_difference_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.recovery_code (
    member_id integer NOT NULL,
    player_id integer NOT NULL,
    code_digest bytea NOT NULL,
    made_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    used_at timestamp with time zone,
    CONSTRAINT recovery_code_code_digest_check CHECK ((length(code_digest) = 32))
);

ALTER TABLE ONLY public.recovery_code FORCE ROW LEVEL SECURITY;

ALTER TABLE public.recovery_code OWNER TO fairground_owner;

CREATE TABLE public.referral (
    member_id integer NOT NULL,
    id integer NOT NULL,
    referrer_id integer NOT NULL,
    player_id integer,
    email_digest bytea,
    sealed_email bytea,
    invited_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    joined_at timestamp with time zone,
    deposited_at timestamp with time zone,
    rewarded_at timestamp with time zone,
    currency text,
    amount bigint,
    refused text,
    CONSTRAINT referral_amount_check CHECK ((amount > 0)),
    CONSTRAINT referral_check CHECK ((player_id IS DISTINCT FROM referrer_id)),
    CONSTRAINT referral_check1 CHECK (((email_digest IS NULL) = (sealed_email IS NULL))),
    CONSTRAINT referral_check2 CHECK (((player_id IS NULL) = (joined_at IS NULL))),
    CONSTRAINT referral_check3 CHECK (((joined_at IS NOT NULL) OR (email_digest IS NOT NULL))),
    CONSTRAINT referral_check4 CHECK (((deposited_at IS NULL) OR (joined_at IS NOT NULL))),
    CONSTRAINT referral_check5 CHECK (((rewarded_at IS NULL) OR ((deposited_at IS NOT NULL) AND (refused IS NULL)))),
    CONSTRAINT referral_check6 CHECK ((((rewarded_at IS NULL) = (amount IS NULL)) AND ((amount IS NULL) = (currency IS NULL)))),
    CONSTRAINT referral_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
    CONSTRAINT referral_email_digest_check CHECK ((length(email_digest) = 32)),
    CONSTRAINT referral_refused_check CHECK ((refused = ANY (ARRAY['samePerson'::text, 'sameCard'::text, 'sameDevice'::text, 'sameNetwork'::text, 'enoughRewards'::text, 'noReward'::text])))
);

ALTER TABLE ONLY public.referral FORCE ROW LEVEL SECURITY;

ALTER TABLE public.referral OWNER TO fairground_owner;

CREATE TABLE public.referral_code (
    member_id integer NOT NULL,
    player_id integer NOT NULL,
    code text NOT NULL,
    visits integer DEFAULT 0 NOT NULL,
    tries integer DEFAULT 0 NOT NULL,
    tries_since timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT referral_code_code_check CHECK ((code ~ '^[2-9A-HJKMNP-Z]{8}$'::text)),
    CONSTRAINT referral_code_tries_check CHECK ((tries >= 0)),
    CONSTRAINT referral_code_visits_check CHECK ((visits >= 0))
);

ALTER TABLE ONLY public.referral_code FORCE ROW LEVEL SECURITY;

ALTER TABLE public.referral_code OWNER TO fairground_owner;

ALTER TABLE public.referral ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.referral_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.refused_round (
    member_id integer NOT NULL,
    round bigint NOT NULL,
    reason text NOT NULL
);

ALTER TABLE ONLY public.refused_round FORCE ROW LEVEL SECURITY;

ALTER TABLE public.refused_round OWNER TO fairground_owner;

CREATE TABLE public.register_check (
    member_id integer NOT NULL,
    id bigint NOT NULL,
    player_id integer NOT NULL,
    register text NOT NULL,
    moment text NOT NULL,
    result text NOT NULL,
    allowed boolean NOT NULL,
    at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT register_check_moment_check CHECK ((moment = ANY (ARRAY['registration'::text, 'login'::text, 'daily'::text, 'list'::text]))),
    CONSTRAINT register_check_register_check CHECK ((register = ANY (ARRAY['exclusion'::text, 'sanctions'::text]))),
    CONSTRAINT register_check_result_check CHECK ((result = ANY (ARRAY['clear'::text, 'excluded'::text, 'hit'::text, 'failed'::text])))
);

ALTER TABLE ONLY public.register_check FORCE ROW LEVEL SECURITY;

ALTER TABLE public.register_check OWNER TO fairground_owner;

ALTER TABLE public.register_check ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.register_check_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.registration_origin (
    member_id integer NOT NULL,
    address_digest bytea NOT NULL,
    network_digest bytea NOT NULL,
    registered_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT registration_origin_address_digest_check CHECK ((length(address_digest) = 32)),
    CONSTRAINT registration_origin_network_digest_check CHECK ((length(network_digest) = 32))
);

ALTER TABLE ONLY public.registration_origin FORCE ROW LEVEL SECURITY;

ALTER TABLE public.registration_origin OWNER TO fairground_owner;

CREATE TABLE public.relay (
    singleton boolean DEFAULT true NOT NULL,
    owner uuid,
    epoch bigint DEFAULT 0 NOT NULL,
    lease_until timestamp with time zone DEFAULT '-infinity'::timestamp with time zone NOT NULL,
    txid xid8 DEFAULT '0'::xid8 NOT NULL,
    last_id bigint DEFAULT 0 NOT NULL,
    CONSTRAINT relay_singleton_check CHECK (singleton)
);

ALTER TABLE public.relay OWNER TO fairground_owner;

CREATE TABLE public.report_export (
    member_id integer NOT NULL,
    id bigint NOT NULL,
    report_id integer NOT NULL,
    staff_id integer NOT NULL,
    format text NOT NULL,
    part integer NOT NULL,
    proposal_id integer,
    at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT report_export_format_check CHECK ((format = ANY (ARRAY['csv'::text, 'xml'::text, 'html'::text]))),
    CONSTRAINT report_export_part_check CHECK ((part > 0))
);

ALTER TABLE ONLY public.report_export FORCE ROW LEVEL SECURITY;

ALTER TABLE public.report_export OWNER TO fairground_owner;

ALTER TABLE public.report_export ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.report_export_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.report_page (
    member_id integer NOT NULL,
    report_id integer NOT NULL,
    n integer NOT NULL,
    rows json NOT NULL,
    CONSTRAINT report_page_n_check CHECK ((n > 0))
);

ALTER TABLE ONLY public.report_page FORCE ROW LEVEL SECURITY;

ALTER TABLE public.report_page OWNER TO fairground_owner;

CREATE TABLE public.report_permit (
    member_id integer NOT NULL,
    proposal_id integer NOT NULL,
    report_id integer NOT NULL,
    staff_id integer NOT NULL,
    until timestamp with time zone NOT NULL
);

ALTER TABLE ONLY public.report_permit FORCE ROW LEVEL SECURITY;

ALTER TABLE public.report_permit OWNER TO fairground_owner;

CREATE TABLE public.return_due (
    member_id integer NOT NULL,
    instance_id integer NOT NULL
);

ALTER TABLE ONLY public.return_due FORCE ROW LEVEL SECURITY;

ALTER TABLE public.return_due OWNER TO fairground_owner;

CREATE TABLE public.return_window (
    member_id integer NOT NULL,
    game_id integer NOT NULL,
    currency text NOT NULL,
    n integer NOT NULL,
    plays bigint DEFAULT 0 NOT NULL,
    stakes bigint DEFAULT 0 NOT NULL,
    prizes bigint DEFAULT 0 NOT NULL,
    expected double precision DEFAULT 0 NOT NULL,
    variance double precision DEFAULT 0 NOT NULL,
    largest double precision DEFAULT 0 NOT NULL,
    opened_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    judged_at timestamp with time zone,
    is_outside boolean,
    CONSTRAINT return_window_check CHECK (((judged_at IS NULL) = (is_outside IS NULL))),
    CONSTRAINT return_window_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
    CONSTRAINT return_window_n_check CHECK ((n > 0))
);

ALTER TABLE ONLY public.return_window FORCE ROW LEVEL SECURITY;

ALTER TABLE public.return_window OWNER TO fairground_owner;

CREATE TABLE public.round_cut (
    member_id integer NOT NULL,
    round bigint NOT NULL,
    cut_at timestamp with time zone NOT NULL,
    round_hash bytea NOT NULL,
    CONSTRAINT round_cut_round_check CHECK ((round > 0)),
    CONSTRAINT round_cut_round_hash_check CHECK ((length(round_hash) = 32))
);

ALTER TABLE ONLY public.round_cut FORCE ROW LEVEL SECURITY;

ALTER TABLE public.round_cut OWNER TO fairground_owner;

CREATE TABLE public.round_cut_deck (
    member_id integer NOT NULL,
    round bigint NOT NULL,
    "row" integer NOT NULL,
    instance_id integer NOT NULL,
    n integer NOT NULL,
    size integer NOT NULL,
    root bytea NOT NULL,
    CONSTRAINT round_cut_deck_n_check CHECK ((n > 0)),
    CONSTRAINT round_cut_deck_root_check CHECK ((length(root) = 32)),
    CONSTRAINT round_cut_deck_row_check CHECK (("row" >= 0)),
    CONSTRAINT round_cut_deck_size_check CHECK ((size > 0))
);

ALTER TABLE ONLY public.round_cut_deck FORCE ROW LEVEL SECURITY;

ALTER TABLE public.round_cut_deck OWNER TO fairground_owner;

CREATE TABLE public.saved_payment (
    member_id integer NOT NULL,
    id integer NOT NULL,
    player_id integer NOT NULL,
    provider text NOT NULL,
    kind text NOT NULL,
    digest bytea NOT NULL,
    sealed bytea NOT NULL,
    used_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    chargeable_at timestamp with time zone,
    removed_at timestamp with time zone,
    CONSTRAINT saved_payment_digest_check CHECK ((length(digest) = 32)),
    CONSTRAINT saved_payment_kind_check CHECK ((kind = ANY (ARRAY['card'::text, 'eWallet'::text, 'bank'::text])))
);

ALTER TABLE ONLY public.saved_payment FORCE ROW LEVEL SECURITY;

ALTER TABLE public.saved_payment OWNER TO fairground_owner;

CREATE TABLE public.saved_payment_event (
    member_id integer NOT NULL,
    id bigint NOT NULL,
    saved_id integer NOT NULL,
    player_id integer NOT NULL,
    event text NOT NULL,
    at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT saved_payment_event_event_check CHECK ((event = ANY (ARRAY['stored'::text, 'chargeable'::text, 'removed'::text])))
);

ALTER TABLE ONLY public.saved_payment_event FORCE ROW LEVEL SECURITY;

ALTER TABLE public.saved_payment_event OWNER TO fairground_owner;

ALTER TABLE public.saved_payment_event ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.saved_payment_event_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

ALTER TABLE public.saved_payment ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.saved_payment_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.schema_migrations (
    version character varying NOT NULL
);

ALTER TABLE public.schema_migrations OWNER TO fairground_owner;

CREATE TABLE public.schema_minimum (
    only_row boolean DEFAULT true NOT NULL,
    minimal text NOT NULL,
    CONSTRAINT schema_minimum_minimal_check CHECK ((minimal ~ '^[0-9]{4}$'::text)),
    CONSTRAINT schema_minimum_only_row_check CHECK (only_row)
);

ALTER TABLE public.schema_minimum OWNER TO fairground_owner;

CREATE VIEW public.schema_version AS
 SELECT schema_minimum.minimal,
    ( SELECT max((schema_migrations.version)::text) AS max
           FROM public.schema_migrations) AS newest,
    ARRAY( SELECT (schema_migrations.version)::text AS version
           FROM public.schema_migrations
          ORDER BY (schema_migrations.version)::text) AS applied
   FROM public.schema_minimum;

ALTER TABLE public.schema_version OWNER TO fairground_owner;

CREATE TABLE public.second_step (
    member_id integer NOT NULL,
    token_hash bytea NOT NULL,
    player_id integer NOT NULL,
    challenge text,
    tries integer DEFAULT 0 NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT second_step_token_hash_check CHECK ((length(token_hash) = 32)),
    CONSTRAINT second_step_tries_check CHECK (((tries >= 0) AND (tries <= 5)))
);

ALTER TABLE ONLY public.second_step FORCE ROW LEVEL SECURITY;

ALTER TABLE public.second_step OWNER TO fairground_owner;

CREATE TABLE public.session (
    member_id integer NOT NULL,
    id bigint NOT NULL,
    player_id integer NOT NULL,
    token_hash bytea NOT NULL,
    created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    seen_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    ended_at timestamp with time zone,
    end_reason text,
    sealed_origin bytea,
    reality_checked_at timestamp with time zone,
    step_up_at timestamp with time zone,
    step_up_tries integer DEFAULT 0 NOT NULL,
    secret_hash bytea,
    previous_secret_hash bytea,
    secret_used boolean DEFAULT false NOT NULL,
    renewed_at timestamp with time zone,
    renew_from timestamp with time zone,
    changed_in xid8,
    CONSTRAINT session_check CHECK (((ended_at IS NULL) = (end_reason IS NULL))),
    CONSTRAINT session_end_reason_check CHECK ((end_reason = ANY (ARRAY['logout'::text, 'idle'::text, 'another-device'::text, 'banned'::text, 'password-changed'::text, 'closed'::text, 'excluded'::text, 'token-reused'::text]))),
    CONSTRAINT session_previous_secret_hash_check CHECK ((length(previous_secret_hash) = 32)),
    CONSTRAINT session_secret_check CHECK ((((secret_hash IS NULL) = (renewed_at IS NULL)) AND ((secret_hash IS NULL) = (renew_from IS NULL)) AND ((previous_secret_hash IS NULL) OR (secret_hash IS NOT NULL)))),
    CONSTRAINT session_secret_hash_check CHECK ((length(secret_hash) = 32)),
    CONSTRAINT session_step_up_tries_check CHECK (((step_up_tries >= 0) AND (step_up_tries <= 5))),
    CONSTRAINT session_token_hash_check CHECK ((length(token_hash) = 32))
);

ALTER TABLE ONLY public.session FORCE ROW LEVEL SECURITY;

ALTER TABLE public.session OWNER TO fairground_owner;

ALTER TABLE public.session ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.session_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE UNLOGGED TABLE public.session_ticket (
    member_id integer NOT NULL,
    digest bytea NOT NULL,
    session_id bigint NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT session_ticket_digest_check CHECK ((length(digest) = 32))
);

ALTER TABLE ONLY public.session_ticket FORCE ROW LEVEL SECURITY;

ALTER TABLE public.session_ticket OWNER TO fairground_owner;

CREATE TABLE public.site_language (
    member_id integer NOT NULL,
    language text NOT NULL,
    "position" integer NOT NULL,
    name text NOT NULL,
    title text DEFAULT ''::text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    keywords text DEFAULT ''::text NOT NULL,
    about_html text DEFAULT ''::text NOT NULL,
    header_html text DEFAULT ''::text NOT NULL,
    footer_html text DEFAULT ''::text NOT NULL,
    legal_html text DEFAULT ''::text NOT NULL,
    direction text,
    fallback text,
    texts_hash text DEFAULT ''::text NOT NULL,
    CONSTRAINT site_language_about_html_check CHECK ((length(about_html) <= 100000)),
    CONSTRAINT site_language_check CHECK (((fallback ~ '^[a-z]{2}(_[A-Z]{2})?$'::text) AND (fallback <> language))),
    CONSTRAINT site_language_description_check CHECK ((length(description) <= 4000)),
    CONSTRAINT site_language_direction_check CHECK ((direction = ANY (ARRAY['ltr'::text, 'rtl'::text]))),
    CONSTRAINT site_language_footer_html_check CHECK ((length(footer_html) <= 100000)),
    CONSTRAINT site_language_header_html_check CHECK ((length(header_html) <= 100000)),
    CONSTRAINT site_language_keywords_check CHECK ((length(keywords) <= 4000)),
    CONSTRAINT site_language_language_check CHECK ((language ~ '^[a-z]{2}(_[A-Z]{2})?$'::text)),
    CONSTRAINT site_language_legal_html_check CHECK ((length(legal_html) <= 100000)),
    CONSTRAINT site_language_name_check CHECK (((length(name) >= 1) AND (length(name) <= 64))),
    CONSTRAINT site_language_title_check CHECK ((length(title) <= 144))
);

ALTER TABLE ONLY public.site_language FORCE ROW LEVEL SECURITY;

ALTER TABLE public.site_language OWNER TO fairground_owner;

CREATE TABLE public.site_notice (
    member_id integer NOT NULL,
    id bigint NOT NULL,
    kind text NOT NULL,
    title text DEFAULT ''::text NOT NULL,
    body text NOT NULL,
    starts_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    ends_at timestamp with time zone,
    status text NOT NULL,
    CONSTRAINT site_notice_body_check CHECK (((length(body) >= 1) AND (length(body) <= 2000))),
    CONSTRAINT site_notice_check CHECK ((ends_at > starts_at)),
    CONSTRAINT site_notice_kind_check CHECK ((kind = ANY (ARRAY['maintenance'::text, 'message'::text]))),
    CONSTRAINT site_notice_status_check CHECK ((status = ANY (ARRAY['planned'::text, 'active'::text, 'over'::text]))),
    CONSTRAINT site_notice_title_check CHECK ((length(title) <= 144))
);

ALTER TABLE ONLY public.site_notice FORCE ROW LEVEL SECURITY;

ALTER TABLE public.site_notice OWNER TO fairground_owner;

ALTER TABLE public.site_notice ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.site_notice_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.site_page (
    member_id integer NOT NULL,
    id integer NOT NULL,
    link_name text NOT NULL,
    CONSTRAINT site_page_id_check CHECK ((id > 0)),
    CONSTRAINT site_page_link_name_check CHECK ((link_name ~ '^[a-z0-9][a-z0-9-]{0,62}$'::text))
);

ALTER TABLE ONLY public.site_page FORCE ROW LEVEL SECURITY;

ALTER TABLE public.site_page OWNER TO fairground_owner;

CREATE TABLE public.site_page_text (
    member_id integer NOT NULL,
    page_id integer NOT NULL,
    language text NOT NULL,
    title text NOT NULL,
    body text NOT NULL,
    full_width boolean DEFAULT false NOT NULL,
    CONSTRAINT site_page_text_body_check CHECK ((length(body) <= 100000)),
    CONSTRAINT site_page_text_language_check CHECK ((language ~ '^[a-z]{2}(_[A-Z]{2})?$'::text)),
    CONSTRAINT site_page_text_title_check CHECK (((length(title) >= 1) AND (length(title) <= 144)))
);

ALTER TABLE ONLY public.site_page_text FORCE ROW LEVEL SECURITY;

ALTER TABLE public.site_page_text OWNER TO fairground_owner;

CREATE TABLE public.site_picture (
    member_id integer NOT NULL,
    name text NOT NULL,
    svg text NOT NULL,
    CONSTRAINT site_picture_name_check CHECK ((name ~ '^[a-z0-9][a-z0-9-]{0,62}$'::text)),
    CONSTRAINT site_picture_svg_check CHECK (((svg ~ '^<svg[ >]'::text) AND (length(svg) <= 100000)))
);

ALTER TABLE ONLY public.site_picture FORCE ROW LEVEL SECURITY;

ALTER TABLE public.site_picture OWNER TO fairground_owner;

CREATE TABLE public.site_style (
    member_id integer NOT NULL,
    brand text,
    cta text,
    logo text,
    background text,
    CONSTRAINT site_style_brand_check CHECK ((brand ~ '^#[0-9a-fA-F]{6}$'::text)),
    CONSTRAINT site_style_cta_check CHECK ((cta ~ '^#[0-9a-fA-F]{6}$'::text))
);

ALTER TABLE ONLY public.site_style FORCE ROW LEVEL SECURITY;

ALTER TABLE public.site_style OWNER TO fairground_owner;

CREATE TABLE public.staff (
    id integer NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    status text DEFAULT 'invited'::text NOT NULL,
    break_glass boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT staff_email_check CHECK (((email ~ '^[^@\s]+@[^@\s]+$'::text) AND (length(email) <= 200))),
    CONSTRAINT staff_name_check CHECK (((length(btrim(name)) >= 1) AND (length(btrim(name)) <= 80))),
    CONSTRAINT staff_status_check CHECK ((status = ANY (ARRAY['invited'::text, 'active'::text, 'disabled'::text])))
);

ALTER TABLE public.staff OWNER TO fairground_owner;

CREATE TABLE public.staff_challenge (
    id text NOT NULL,
    purpose text NOT NULL,
    staff_id integer,
    secret text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT staff_challenge_id_check CHECK ((length(id) >= 16)),
    CONSTRAINT staff_challenge_purpose_check CHECK ((purpose = ANY (ARRAY['enrol'::text, 'passkey'::text, 'signIn'::text, 'stepUp'::text, 'oidc'::text, 'device'::text])))
);

ALTER TABLE public.staff_challenge OWNER TO fairground_owner;

CREATE TABLE public.staff_grant (
    id integer NOT NULL,
    staff_id integer NOT NULL,
    operator_id integer,
    role text NOT NULL,
    max_amount bigint,
    proposal_id integer,
    granted_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    revoked_at timestamp with time zone,
    CONSTRAINT staff_grant_check CHECK (((role <> 'platformAdmin'::text) OR (operator_id IS NULL))),
    CONSTRAINT staff_grant_max_amount_check CHECK ((max_amount >= 0)),
    CONSTRAINT staff_grant_role_check CHECK ((role = ANY (ARRAY['platformAdmin'::text, 'productManager'::text, 'gameApprover'::text, 'drawOfficer'::text, 'controller'::text, 'cashier'::text, 'finance'::text, 'support'::text, 'kycAnalyst'::text, 'saferPlay'::text, 'contentEditor'::text, 'auditor'::text])))
);

ALTER TABLE public.staff_grant OWNER TO fairground_owner;

ALTER TABLE public.staff_grant ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.staff_grant_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

ALTER TABLE public.staff ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.staff_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.staff_identity (
    issuer text NOT NULL,
    subject text NOT NULL,
    staff_id integer NOT NULL,
    linked_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT staff_identity_subject_check CHECK (((length(subject) >= 1) AND (length(subject) <= 255)))
);

ALTER TABLE public.staff_identity OWNER TO fairground_owner;

CREATE TABLE public.staff_invitation (
    token_digest bytea NOT NULL,
    staff_id integer NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone,
    CONSTRAINT staff_invitation_token_digest_check CHECK ((length(token_digest) = 32))
);

ALTER TABLE public.staff_invitation OWNER TO fairground_owner;

CREATE TABLE public.staff_passkey (
    credential_id text NOT NULL,
    staff_id integer NOT NULL,
    public_key bytea NOT NULL,
    counter bigint DEFAULT 0 NOT NULL,
    name text NOT NULL,
    made_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    used_at timestamp with time zone,
    removed_at timestamp with time zone,
    CONSTRAINT staff_passkey_counter_check CHECK ((counter >= 0)),
    CONSTRAINT staff_passkey_credential_id_check CHECK (((length(credential_id) >= 16) AND (length(credential_id) <= 1400))),
    CONSTRAINT staff_passkey_name_check CHECK (((length(name) >= 1) AND (length(name) <= 50)))
);

ALTER TABLE public.staff_passkey OWNER TO fairground_owner;

CREATE TABLE public.staff_session (
    id integer NOT NULL,
    token_digest bytea NOT NULL,
    staff_id integer NOT NULL,
    method text NOT NULL,
    client text NOT NULL,
    address text NOT NULL,
    created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    seen_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    proved_at timestamp with time zone,
    ended_at timestamp with time zone,
    CONSTRAINT staff_session_address_check CHECK ((length(address) <= 64)),
    CONSTRAINT staff_session_client_check CHECK ((length(client) <= 200)),
    CONSTRAINT staff_session_method_check CHECK ((method = ANY (ARRAY['passkey'::text, 'oidc'::text, 'device'::text]))),
    CONSTRAINT staff_session_token_digest_check CHECK ((length(token_digest) = 32))
);

ALTER TABLE public.staff_session OWNER TO fairground_owner;

ALTER TABLE public.staff_session ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.staff_session_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.status_period (
    member_id integer NOT NULL,
    id bigint NOT NULL,
    player_id integer NOT NULL,
    status text NOT NULL,
    since timestamp with time zone NOT NULL,
    ended_at timestamp with time zone,
    CONSTRAINT status_period_check CHECK ((ended_at >= since)),
    CONSTRAINT status_period_status_check CHECK ((status <> 'active'::text))
);

ALTER TABLE ONLY public.status_period FORCE ROW LEVEL SECURITY;

ALTER TABLE public.status_period OWNER TO fairground_owner;

ALTER TABLE public.status_period ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.status_period_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.subscription (
    member_id integer NOT NULL,
    id bigint NOT NULL,
    player_id integer NOT NULL,
    game_id integer NOT NULL,
    currency text NOT NULL,
    plays jsonb NOT NULL,
    cost bigint NOT NULL,
    left_n integer NOT NULL,
    status text NOT NULL,
    created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    changed_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    stakes jsonb DEFAULT '[]'::jsonb NOT NULL,
    play_count integer NOT NULL,
    CONSTRAINT subscription_check CHECK (((status = 'ACTIVE'::text) = (left_n > 0))),
    CONSTRAINT subscription_check1 CHECK (((jsonb_array_length(plays) = 0) OR (jsonb_array_length(plays) = play_count))),
    CONSTRAINT subscription_check2 CHECK (((jsonb_array_length(stakes) = 0) OR (jsonb_array_length(stakes) = play_count))),
    CONSTRAINT subscription_cost_check CHECK ((cost >= 0)),
    CONSTRAINT subscription_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
    CONSTRAINT subscription_left_n_check CHECK ((left_n >= 0)),
    CONSTRAINT subscription_play_count_check CHECK (((play_count >= 1) AND (play_count <= 1000))),
    CONSTRAINT subscription_status_check CHECK ((status = ANY (ARRAY['ACTIVE'::text, 'ENDED'::text, 'CANCELLED'::text])))
);

ALTER TABLE ONLY public.subscription FORCE ROW LEVEL SECURITY;

ALTER TABLE public.subscription OWNER TO fairground_owner;

CREATE TABLE public.subscription_run (
    member_id integer NOT NULL,
    instance_id integer NOT NULL,
    game_id integer NOT NULL,
    opened_at timestamp with time zone NOT NULL,
    start_at timestamp with time zone NOT NULL,
    due_at timestamp with time zone
);

ALTER TABLE ONLY public.subscription_run FORCE ROW LEVEL SECURITY;

ALTER TABLE public.subscription_run OWNER TO fairground_owner;

CREATE TABLE public.support_case (
    member_id integer NOT NULL,
    id integer NOT NULL,
    code text NOT NULL,
    player_id integer,
    sealed bytea NOT NULL,
    language text DEFAULT 'en_US'::text NOT NULL,
    status text DEFAULT 'open'::text NOT NULL,
    opened_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    sealed_answers bytea,
    answered_at timestamp with time zone,
    due_at timestamp with time zone DEFAULT (clock_timestamp() + '48:00:00'::interval) NOT NULL,
    assigned_to integer,
    waiting_since timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT support_case_code_check CHECK ((code ~ '^[A-Z2-9]{6,10}$'::text)),
    CONSTRAINT support_case_status_check CHECK ((status = ANY (ARRAY['open'::text, 'answered'::text, 'closed'::text])))
);

ALTER TABLE ONLY public.support_case FORCE ROW LEVEL SECURITY;

ALTER TABLE public.support_case OWNER TO fairground_owner;

ALTER TABLE public.support_case ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.support_case_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.support_macro (
    member_id integer NOT NULL,
    id integer NOT NULL,
    name text NOT NULL,
    language text NOT NULL,
    text text NOT NULL,
    changed_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT support_macro_language_check CHECK ((language ~ '^[a-z]{2}(_[A-Z]{2})?$'::text)),
    CONSTRAINT support_macro_name_check CHECK (((length(btrim(name)) >= 1) AND (length(btrim(name)) <= 64))),
    CONSTRAINT support_macro_text_check CHECK (((length(text) >= 1) AND (length(text) <= 4000)))
);

ALTER TABLE ONLY public.support_macro FORCE ROW LEVEL SECURITY;

ALTER TABLE public.support_macro OWNER TO fairground_owner;

ALTER TABLE public.support_macro ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.support_macro_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.ticket_reprint (
    member_id integer NOT NULL,
    instance_id integer NOT NULL,
    seq integer NOT NULL,
    prints integer NOT NULL,
    CONSTRAINT ticket_reprint_prints_check CHECK (((prints >= 2) AND (prints <= 100)))
);

ALTER TABLE ONLY public.ticket_reprint FORCE ROW LEVEL SECURITY;

ALTER TABLE public.ticket_reprint OWNER TO fairground_owner;

CREATE TABLE public.topic (
    name text NOT NULL,
    seq bigint NOT NULL,
    CONSTRAINT topic_seq_check CHECK ((seq > 0))
);

ALTER TABLE public.topic OWNER TO fairground_owner;

CREATE TABLE public.totp (
    member_id integer NOT NULL,
    player_id integer NOT NULL,
    sealed_secret bytea NOT NULL,
    confirmed_at timestamp with time zone,
    last_step bigint DEFAULT 0 NOT NULL
);

ALTER TABLE ONLY public.totp FORCE ROW LEVEL SECURITY;

ALTER TABLE public.totp OWNER TO fairground_owner;

CREATE TABLE public.transfer (
    member_id integer NOT NULL,
    journal_id bigint NOT NULL,
    line smallint NOT NULL,
    debit_id bigint NOT NULL,
    credit_id bigint NOT NULL,
    amount bigint NOT NULL,
    currency text NOT NULL,
    phase smallint DEFAULT 0 NOT NULL,
    pending_of bigint,
    CONSTRAINT transfer_amount_check CHECK ((amount > 0)),
    CONSTRAINT transfer_check CHECK ((debit_id <> credit_id)),
    CONSTRAINT transfer_check1 CHECK (((phase = ANY (ARRAY[2, 3])) = (pending_of IS NOT NULL))),
    CONSTRAINT transfer_phase_check CHECK (((phase >= 0) AND (phase <= 3)))
);

ALTER TABLE ONLY public.transfer FORCE ROW LEVEL SECURITY;

ALTER TABLE public.transfer OWNER TO fairground_owner;

CREATE TABLE public.verification_request (
    member_id integer NOT NULL,
    id integer NOT NULL,
    player_id integer NOT NULL,
    kind text NOT NULL,
    status text NOT NULL,
    message text DEFAULT ''::text NOT NULL,
    requested_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    answered_at timestamp with time zone,
    sealed_reply bytea,
    submitted_at timestamp with time zone,
    claimed_by integer,
    claimed_at timestamp with time zone,
    CONSTRAINT verification_request_check CHECK (((answered_at IS NOT NULL) = (status = ANY (ARRAY['VERIFIED'::text, 'REJECTED'::text])))),
    CONSTRAINT verification_request_claim_check CHECK (((claimed_by IS NULL) = (claimed_at IS NULL))),
    CONSTRAINT verification_request_kind_check CHECK ((kind = ANY (ARRAY['id'::text, 'address'::text, 'payment'::text]))),
    CONSTRAINT verification_request_message_check CHECK ((length(message) <= 2000)),
    CONSTRAINT verification_request_status_check CHECK ((status = ANY (ARRAY['REQUESTED'::text, 'SUBMITTED'::text, 'VERIFIED'::text, 'REJECTED'::text])))
);

ALTER TABLE ONLY public.verification_request FORCE ROW LEVEL SECURITY;

ALTER TABLE public.verification_request OWNER TO fairground_owner;

ALTER TABLE public.verification_request ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.verification_request_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.webhook_collector (
    singleton boolean DEFAULT true NOT NULL,
    txid xid8 NOT NULL,
    last_id bigint NOT NULL,
    CONSTRAINT webhook_collector_singleton_check CHECK (singleton)
);

ALTER TABLE public.webhook_collector OWNER TO fairground_owner;

CREATE TABLE public.webhook_counter (
    member_id integer NOT NULL,
    last_position bigint NOT NULL,
    CONSTRAINT webhook_counter_last_position_check CHECK ((last_position > 0))
);

ALTER TABLE ONLY public.webhook_counter FORCE ROW LEVEL SECURITY;

ALTER TABLE public.webhook_counter OWNER TO fairground_owner;

CREATE TABLE public.webhook_delivery (
    member_id integer NOT NULL,
    endpoint_id integer NOT NULL,
    replay_id integer NOT NULL,
    "position" bigint NOT NULL,
    object text NOT NULL,
    status text DEFAULT 'pending'::text NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    answer text,
    first_attempt_at timestamp with time zone,
    last_attempt_at timestamp with time zone,
    CONSTRAINT webhook_delivery_answer_check CHECK ((length(answer) <= 200)),
    CONSTRAINT webhook_delivery_attempts_check CHECK ((attempts >= 0)),
    CONSTRAINT webhook_delivery_check CHECK (((status = 'pending'::text) OR (attempts > 0))),
    CONSTRAINT webhook_delivery_replay_id_check CHECK ((replay_id >= 0)),
    CONSTRAINT webhook_delivery_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'delivered'::text, 'failed'::text])))
);

ALTER TABLE ONLY public.webhook_delivery FORCE ROW LEVEL SECURITY;

ALTER TABLE public.webhook_delivery OWNER TO fairground_owner;

CREATE TABLE public.webhook_endpoint (
    member_id integer NOT NULL,
    id integer NOT NULL,
    url text NOT NULL,
    events text[] NOT NULL,
    sealed_secrets bytea NOT NULL,
    status text DEFAULT 'enabled'::text NOT NULL,
    disabled_reason text,
    failing_since timestamp with time zone,
    created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT webhook_endpoint_disabled_reason_check CHECK ((length(disabled_reason) <= 200)),
    CONSTRAINT webhook_endpoint_events_check CHECK (((cardinality(events) >= 1) AND (cardinality(events) <= 100))),
    CONSTRAINT webhook_endpoint_id_check CHECK ((id > 0)),
    CONSTRAINT webhook_endpoint_status_check CHECK ((status = ANY (ARRAY['enabled'::text, 'disabled'::text]))),
    CONSTRAINT webhook_endpoint_url_check CHECK (((length(url) >= 8) AND (length(url) <= 2048)))
);

ALTER TABLE ONLY public.webhook_endpoint FORCE ROW LEVEL SECURITY;

ALTER TABLE public.webhook_endpoint OWNER TO fairground_owner;

CREATE TABLE public.webhook_event (
    member_id integer NOT NULL,
    "position" bigint NOT NULL,
    outbox_id bigint NOT NULL,
    event text NOT NULL,
    object text NOT NULL,
    data json NOT NULL,
    at timestamp with time zone NOT NULL,
    CONSTRAINT webhook_event_object_check CHECK (((length(object) >= 1) AND (length(object) <= 60))),
    CONSTRAINT webhook_event_position_check CHECK (("position" > 0))
);

ALTER TABLE ONLY public.webhook_event FORCE ROW LEVEL SECURITY;

ALTER TABLE public.webhook_event OWNER TO fairground_owner;

CREATE TABLE public.webhook_queue (
    member_id integer NOT NULL,
    endpoint_id integer NOT NULL,
    replay_id integer NOT NULL,
    object text NOT NULL,
    newest bigint NOT NULL,
    due_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    lease uuid,
    attempts integer DEFAULT 0 NOT NULL,
    CONSTRAINT webhook_queue_attempts_check CHECK ((attempts >= 0)),
    CONSTRAINT webhook_queue_replay_id_check CHECK ((replay_id >= 0))
);

ALTER TABLE ONLY public.webhook_queue FORCE ROW LEVEL SECURITY;

ALTER TABLE public.webhook_queue OWNER TO fairground_owner;

CREATE TABLE public.whitelabel_partner (
    member_id integer NOT NULL,
    endpoint text NOT NULL,
    sealed_secret bytea NOT NULL,
    CONSTRAINT whitelabel_partner_endpoint_check CHECK ((endpoint ~ '^https://'::text))
);

ALTER TABLE ONLY public.whitelabel_partner FORCE ROW LEVEL SECURITY;

ALTER TABLE public.whitelabel_partner OWNER TO fairground_owner;

CREATE TABLE public.whitelabel_session (
    member_id integer NOT NULL,
    digest bytea NOT NULL,
    used_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT whitelabel_session_digest_check CHECK ((length(digest) = 32))
);

ALTER TABLE ONLY public.whitelabel_session FORCE ROW LEVEL SECURITY;

ALTER TABLE public.whitelabel_session OWNER TO fairground_owner;

CREATE TABLE public.withdrawal (
    member_id integer NOT NULL,
    id bigint NOT NULL,
    player_id integer NOT NULL,
    currency text NOT NULL,
    amount bigint NOT NULL,
    status text NOT NULL,
    version integer NOT NULL,
    requested_by text NOT NULL,
    approved_by text,
    four_eyes boolean NOT NULL,
    created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    changed_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    routed boolean DEFAULT true NOT NULL,
    CONSTRAINT withdrawal_amount_check CHECK ((amount > 0)),
    CONSTRAINT withdrawal_check CHECK (((NOT four_eyes) OR (approved_by IS NULL) OR (approved_by <> requested_by))),
    CONSTRAINT withdrawal_check1 CHECK (((approved_by IS NOT NULL) OR (status <> ALL (ARRAY['APPROVED'::text, 'SENDING'::text, 'UNKNOWN'::text, 'PAID'::text])))),
    CONSTRAINT withdrawal_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
    CONSTRAINT withdrawal_status_check CHECK ((status = ANY (ARRAY['REQUESTED'::text, 'APPROVED'::text, 'SENDING'::text, 'UNKNOWN'::text, 'PAID'::text, 'REJECTED'::text, 'CANCELLED'::text])))
);

ALTER TABLE ONLY public.withdrawal FORCE ROW LEVEL SECURITY;

ALTER TABLE public.withdrawal OWNER TO fairground_owner;

CREATE TABLE public.withdrawal_approval (
    member_id integer NOT NULL,
    withdrawal_id bigint NOT NULL,
    staff_id integer NOT NULL,
    at timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);

ALTER TABLE ONLY public.withdrawal_approval FORCE ROW LEVEL SECURITY;

ALTER TABLE public.withdrawal_approval OWNER TO fairground_owner;

CREATE TABLE public.withdrawal_order (
    member_id integer NOT NULL,
    op_key text NOT NULL,
    player_id integer NOT NULL,
    saved_id integer NOT NULL,
    reason text,
    made_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    ask_at timestamp with time zone DEFAULT clock_timestamp(),
    asked integer DEFAULT 0 NOT NULL,
    CONSTRAINT withdrawal_order_reason_check CHECK ((length(reason) <= 144))
);

ALTER TABLE ONLY public.withdrawal_order FORCE ROW LEVEL SECURITY;

ALTER TABLE public.withdrawal_order OWNER TO fairground_owner;

CREATE TABLE public.withdrawal_route (
    member_id integer NOT NULL,
    withdrawal_id bigint NOT NULL,
    route text NOT NULL,
    reasons text[] NOT NULL,
    facts jsonb NOT NULL,
    automatic_to bigint NOT NULL,
    four_eyes_from bigint NOT NULL,
    routed_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT withdrawal_route_automatic_to_check CHECK ((automatic_to >= 0)),
    CONSTRAINT withdrawal_route_check CHECK (((route <> 'automatic'::text) OR (cardinality(reasons) = 0))),
    CONSTRAINT withdrawal_route_four_eyes_from_check CHECK ((four_eyes_from >= 0)),
    CONSTRAINT withdrawal_route_reasons_check CHECK ((cardinality(reasons) <= 12)),
    CONSTRAINT withdrawal_route_route_check CHECK ((route = ANY (ARRAY['automatic'::text, 'onePerson'::text, 'twoPeople'::text])))
);

ALTER TABLE ONLY public.withdrawal_route FORCE ROW LEVEL SECURITY;

ALTER TABLE public.withdrawal_route OWNER TO fairground_owner;

ALTER TABLE ONLY public.account
    ADD CONSTRAINT account_member_id_kind_ref_currency_key UNIQUE (member_id, kind, ref, currency);

ALTER TABLE ONLY public.account
    ADD CONSTRAINT account_pkey PRIMARY KEY (member_id, id);

ALTER TABLE ONLY public.achievement_reached
    ADD CONSTRAINT achievement_reached_member_id_player_id_achievement_key UNIQUE (member_id, player_id, achievement);

ALTER TABLE ONLY public.achievement_reached
    ADD CONSTRAINT achievement_reached_pkey PRIMARY KEY (member_id, id);

ALTER TABLE ONLY public.ad
    ADD CONSTRAINT ad_member_id_name_key UNIQUE (member_id, name);

ALTER TABLE ONLY public.ad
    ADD CONSTRAINT ad_pkey PRIMARY KEY (member_id, id);

ALTER TABLE ONLY public.adjustment
    ADD CONSTRAINT adjustment_pkey PRIMARY KEY (member_id, id);

ALTER TABLE ONLY public.alarm
    ADD CONSTRAINT alarm_pkey PRIMARY KEY (member_id, id);

ALTER TABLE ONLY public.aml_alert
    ADD CONSTRAINT aml_alert_pkey PRIMARY KEY (member_id, player_id, day, rule);

ALTER TABLE ONLY public.aml_case
    ADD CONSTRAINT aml_case_pkey PRIMARY KEY (member_id, id);

ALTER TABLE ONLY public.aml_entry
    ADD CONSTRAINT aml_entry_pkey PRIMARY KEY (member_id, case_id, n);

ALTER TABLE ONLY public.audit_entry
    ADD CONSTRAINT audit_entry_pkey PRIMARY KEY (member_id, seq);

ALTER TABLE ONLY public.backup_run
    ADD CONSTRAINT backup_run_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.bonus_ball
    ADD CONSTRAINT bonus_ball_member_id_from_ball_key UNIQUE (member_id, from_ball);

ALTER TABLE ONLY public.bonus_ball
    ADD CONSTRAINT bonus_ball_member_id_player_id_achievement_key UNIQUE (member_id, player_id, achievement);

ALTER TABLE ONLY public.bonus_ball
    ADD CONSTRAINT bonus_ball_member_id_player_id_instance_id_key UNIQUE (member_id, player_id, instance_id);

ALTER TABLE ONLY public.bonus_ball
    ADD CONSTRAINT bonus_ball_pkey PRIMARY KEY (member_id, id);

ALTER TABLE ONLY public.bonus_campaign
    ADD CONSTRAINT bonus_campaign_pkey PRIMARY KEY (member_id, id);

ALTER TABLE ONLY public.bonus_grant
    ADD CONSTRAINT bonus_grant_pkey PRIMARY KEY (member_id, id);

ALTER TABLE ONLY public.bonus_offer
    ADD CONSTRAINT bonus_offer_member_id_player_id_subject_key UNIQUE (member_id, player_id, subject);

ALTER TABLE ONLY public.bonus_offer
    ADD CONSTRAINT bonus_offer_member_id_uid_key UNIQUE (member_id, uid);

ALTER TABLE ONLY public.bonus_offer
    ADD CONSTRAINT bonus_offer_pkey PRIMARY KEY (member_id, id);

ALTER TABLE ONLY public.bonus_progress
    ADD CONSTRAINT bonus_progress_pkey PRIMARY KEY (member_id, journal_id, grant_id);

ALTER TABLE ONLY public.card_proof
    ADD CONSTRAINT card_proof_pkey PRIMARY KEY (member_id, instance_id, seq);

ALTER TABLE ONLY public.card_reveal
    ADD CONSTRAINT card_reveal_pkey PRIMARY KEY (member_id, instance_id, seq);

ALTER TABLE ONLY public.code_request
    ADD CONSTRAINT code_request_pkey PRIMARY KEY (member_id, state_hash);

ALTER TABLE ONLY public.content_version
    ADD CONSTRAINT content_version_pkey PRIMARY KEY (member_id, id);

ALTER TABLE ONLY public.countersigned_close
    ADD CONSTRAINT countersigned_close_pkey PRIMARY KEY (member_id, game_id, chain, chain_index);

ALTER TABLE ONLY public.countersigned_round
    ADD CONSTRAINT countersigned_round_pkey PRIMARY KEY (member_id, round);

ALTER TABLE ONLY public.coupon
    ADD CONSTRAINT coupon_member_id_code_key UNIQUE (member_id, code);

ALTER TABLE ONLY public.coupon
    ADD CONSTRAINT coupon_pkey PRIMARY KEY (member_id, id);

ALTER TABLE ONLY public.currency_rate_change
    ADD CONSTRAINT currency_rate_change_member_id_proposal_id_currency_key UNIQUE (member_id, proposal_id, currency);

ALTER TABLE ONLY public.currency_rate_change
    ADD CONSTRAINT currency_rate_change_pkey PRIMARY KEY (member_id, id);

ALTER TABLE ONLY public.currency_rate
    ADD CONSTRAINT currency_rate_pkey PRIMARY KEY (member_id, currency);

ALTER TABLE ONLY public.deck_card
    ADD CONSTRAINT deck_card_member_id_instance_id_position_key UNIQUE (member_id, instance_id, "position");

ALTER TABLE ONLY public.deck_card
    ADD CONSTRAINT deck_card_pkey PRIMARY KEY (member_id, instance_id, seq);

ALTER TABLE public.deck
    ADD CONSTRAINT deck_logged_check CHECK (((signer_term IS NOT NULL) AND (signer_k IS NOT NULL) AND (signer_head IS NOT NULL) AND (log_index IS NOT NULL))) NOT VALID;

ALTER TABLE ONLY public.deck
    ADD CONSTRAINT deck_pkey PRIMARY KEY (member_id, instance_id);

ALTER TABLE ONLY public.deck_record_part
    ADD CONSTRAINT deck_record_part_pkey PRIMARY KEY (member_id, instance_id, section, first);

ALTER TABLE ONLY public.deck_record
    ADD CONSTRAINT deck_record_pkey PRIMARY KEY (member_id, instance_id);

ALTER TABLE ONLY public.deck_result
    ADD CONSTRAINT deck_result_pkey PRIMARY KEY (member_id, instance_id);

ALTER TABLE ONLY public.deck_round
    ADD CONSTRAINT deck_round_member_id_instance_id_round_key UNIQUE (member_id, instance_id, round);

ALTER TABLE ONLY public.deck_round
    ADD CONSTRAINT deck_round_pkey PRIMARY KEY (member_id, instance_id, n);

ALTER TABLE ONLY public.deck_seal
    ADD CONSTRAINT deck_seal_member_id_game_id_chain_chain_index_key UNIQUE (member_id, game_id, chain, chain_index);

ALTER TABLE ONLY public.deck_seal
    ADD CONSTRAINT deck_seal_pkey PRIMARY KEY (member_id, instance_id);

ALTER TABLE ONLY public.deposit_order
    ADD CONSTRAINT deposit_order_pkey PRIMARY KEY (member_id, op_key);

ALTER TABLE ONLY public.document
    ADD CONSTRAINT document_pkey PRIMARY KEY (member_id, upload_id);

ALTER TABLE ONLY public.draw_beacon
    ADD CONSTRAINT draw_beacon_pkey PRIMARY KEY (member_id, instance_id);

ALTER TABLE ONLY public.draw_commit
    ADD CONSTRAINT draw_commit_member_id_game_id_chain_chain_index_key UNIQUE (member_id, game_id, chain, chain_index);

ALTER TABLE ONLY public.draw_commit
    ADD CONSTRAINT draw_commit_pkey PRIMARY KEY (member_id, instance_id);

ALTER TABLE ONLY public.draw_hold
    ADD CONSTRAINT draw_hold_pkey PRIMARY KEY (member_id, instance_id, n);

ALTER TABLE ONLY public.draw_point
    ADD CONSTRAINT draw_point_member_id_player_id_day_nth_key UNIQUE (member_id, player_id, day, nth);

ALTER TABLE ONLY public.draw_point
    ADD CONSTRAINT draw_point_pkey PRIMARY KEY (member_id, player_id, instance_id);

ALTER TABLE ONLY public.draw_record
    ADD CONSTRAINT draw_record_pkey PRIMARY KEY (member_id, instance_id);

ALTER TABLE ONLY public.draw_release
    ADD CONSTRAINT draw_release_pkey PRIMARY KEY (member_id, instance_id, n, approval);

ALTER TABLE ONLY public.draw_result
    ADD CONSTRAINT draw_result_pkey PRIMARY KEY (member_id, instance_id);

ALTER TABLE ONLY public.draw_skip
    ADD CONSTRAINT draw_skip_pkey PRIMARY KEY (member_id, game_id, chain, chain_index);

ALTER TABLE ONLY public.exclusion
    ADD CONSTRAINT exclusion_pkey PRIMARY KEY (member_id, kind, digest);

ALTER TABLE ONLY public.exclusion_spread
    ADD CONSTRAINT exclusion_spread_pkey PRIMARY KEY (member_id, player_id, to_member);

ALTER TABLE ONLY public.external_play
    ADD CONSTRAINT external_play_pkey PRIMARY KEY (member_id, ticket_id);

ALTER TABLE ONLY public.favorite_game
    ADD CONSTRAINT favorite_game_pkey PRIMARY KEY (member_id, player_id, game_id);

ALTER TABLE ONLY public.game_chain
    ADD CONSTRAINT game_chain_pkey PRIMARY KEY (member_id, game_id, number);

ALTER TABLE ONLY public.game_closure
    ADD CONSTRAINT game_closure_pkey PRIMARY KEY (member_id, id);

ALTER TABLE ONLY public.game_draft
    ADD CONSTRAINT game_draft_pkey PRIMARY KEY (member_id, game_id);

ALTER TABLE ONLY public.game_instance
    ADD CONSTRAINT game_instance_pkey PRIMARY KEY (member_id, id);

ALTER TABLE ONLY public.game
    ADD CONSTRAINT game_pkey PRIMARY KEY (member_id, id);

ALTER TABLE ONLY public.game_text
    ADD CONSTRAINT game_text_pkey PRIMARY KEY (member_id, game_id, language);

ALTER TABLE ONLY public.game_version
    ADD CONSTRAINT game_version_member_id_proposal_id_key UNIQUE (member_id, proposal_id);

ALTER TABLE ONLY public.game_version
    ADD CONSTRAINT game_version_pkey PRIMARY KEY (member_id, game_id, version);

ALTER TABLE ONLY public.generated_report
    ADD CONSTRAINT generated_report_member_id_request_id_key UNIQUE (member_id, request_id);

ALTER TABLE ONLY public.generated_report
    ADD CONSTRAINT generated_report_pkey PRIMARY KEY (member_id, id);

ALTER TABLE ONLY public.gift_group
    ADD CONSTRAINT gift_group_pkey PRIMARY KEY (member_id, id);

ALTER TABLE ONLY public.gift_invite
    ADD CONSTRAINT gift_invite_member_id_giver_id_request_id_key UNIQUE (member_id, giver_id, request_id);

ALTER TABLE ONLY public.gift_invite
    ADD CONSTRAINT gift_invite_pkey PRIMARY KEY (member_id, id);

ALTER TABLE ONLY public.gift_item
    ADD CONSTRAINT gift_item_pkey PRIMARY KEY (member_id, id);

ALTER TABLE ONLY public.gift
    ADD CONSTRAINT gift_member_id_end_journal_key UNIQUE (member_id, end_journal);

ALTER TABLE ONLY public.gift
    ADD CONSTRAINT gift_member_id_invite_id_email_digest_key UNIQUE (member_id, invite_id, email_digest);

ALTER TABLE ONLY public.gift
    ADD CONSTRAINT gift_member_id_open_journal_key UNIQUE (member_id, open_journal);

ALTER TABLE ONLY public.gift
    ADD CONSTRAINT gift_pkey PRIMARY KEY (member_id, id);

ALTER TABLE ONLY public.identity_check
    ADD CONSTRAINT identity_check_member_id_applicant_id_key UNIQUE (member_id, applicant_id);

ALTER TABLE ONLY public.identity_check
    ADD CONSTRAINT identity_check_pkey PRIMARY KEY (member_id, request_id);

ALTER TABLE ONLY public.identity_check_provider
    ADD CONSTRAINT identity_check_provider_pkey PRIMARY KEY (member_id);

ALTER TABLE ONLY public.identity_provider
    ADD CONSTRAINT identity_provider_pkey PRIMARY KEY (member_id);

ALTER TABLE ONLY public.incident_entry
    ADD CONSTRAINT incident_entry_pkey PRIMARY KEY (member_id, incident_id, n);

ALTER TABLE ONLY public.incident
    ADD CONSTRAINT incident_member_id_alarm_id_key UNIQUE (member_id, alarm_id);

ALTER TABLE ONLY public.incident
    ADD CONSTRAINT incident_member_id_request_id_key UNIQUE (member_id, request_id);

ALTER TABLE ONLY public.incident
    ADD CONSTRAINT incident_pkey PRIMARY KEY (member_id, id);

ALTER TABLE ONLY public.instance_ending
    ADD CONSTRAINT instance_ending_member_id_instance_id_ending_key UNIQUE (member_id, instance_id, ending);

ALTER TABLE ONLY public.instance_ending
    ADD CONSTRAINT instance_ending_pkey PRIMARY KEY (member_id, instance_id);

ALTER TABLE ONLY public.instance_event
    ADD CONSTRAINT instance_event_pkey PRIMARY KEY (member_id, instance_id, n);

ALTER TABLE ONLY public.instance_return
    ADD CONSTRAINT instance_return_pkey PRIMARY KEY (member_id, instance_id);

ALTER TABLE ONLY public.interaction
    ADD CONSTRAINT interaction_pkey PRIMARY KEY (member_id, id);

ALTER TABLE ONLY public.journal
    ADD CONSTRAINT journal_member_id_op_key_key UNIQUE (member_id, op_key);

ALTER TABLE ONLY public.journal
    ADD CONSTRAINT journal_pkey PRIMARY KEY (member_id, id);

ALTER TABLE ONLY public.known_origin
    ADD CONSTRAINT known_origin_pkey PRIMARY KEY (member_id, player_id, kind, digest);

ALTER TABLE ONLY public.lane
    ADD CONSTRAINT lane_pkey PRIMARY KEY (member_id);

ALTER TABLE ONLY public.lane_process
    ADD CONSTRAINT lane_process_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.language_text
    ADD CONSTRAINT language_text_pkey PRIMARY KEY (member_id, language, key);

ALTER TABLE ONLY public.limit_change
    ADD CONSTRAINT limit_change_pkey PRIMARY KEY (member_id, journal_id);

ALTER TABLE ONLY public.limit_counter
    ADD CONSTRAINT limit_counter_pkey PRIMARY KEY (member_id, player_id, kind, currency, window_start);

ALTER TABLE ONLY public.link_key
    ADD CONSTRAINT link_key_pkey PRIMARY KEY (member_id, key_hash);

ALTER TABLE ONLY public.log_checkpoint
    ADD CONSTRAINT log_checkpoint_pkey PRIMARY KEY (member_id, size);

ALTER TABLE ONLY public.log_cosignature
    ADD CONSTRAINT log_cosignature_pkey PRIMARY KEY (member_id, size, witness);

ALTER TABLE ONLY public.log_entry
    ADD CONSTRAINT log_entry_pkey PRIMARY KEY (member_id, index);

ALTER TABLE ONLY public.log_head
    ADD CONSTRAINT log_head_pkey PRIMARY KEY (member_id, instance_id);

ALTER TABLE ONLY public.log_policy
    ADD CONSTRAINT log_policy_pkey PRIMARY KEY (member_id, index);

ALTER TABLE ONLY public.log_publisher
    ADD CONSTRAINT log_publisher_pkey PRIMARY KEY (member_id);

ALTER TABLE ONLY public.log_tile
    ADD CONSTRAINT log_tile_pkey PRIMARY KEY (member_id, level, n);

ALTER TABLE ONLY public.log_witness
    ADD CONSTRAINT log_witness_pkey PRIMARY KEY (member_id, witness);

ALTER TABLE ONLY public.logged_result
    ADD CONSTRAINT logged_result_pkey PRIMARY KEY (member_id, instance_id);

ALTER TABLE ONLY public.login_failure
    ADD CONSTRAINT login_failure_pkey PRIMARY KEY (member_id, username_key, network_digest);

ALTER TABLE ONLY public.member
    ADD CONSTRAINT member_code_key UNIQUE (code);

ALTER TABLE ONLY public.member
    ADD CONSTRAINT member_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.member
    ADD CONSTRAINT member_site_key_key UNIQUE (site_key);

ALTER TABLE ONLY public.missed_round
    ADD CONSTRAINT missed_round_pkey PRIMARY KEY (member_id, round);

ALTER TABLE ONLY public.notification_cause
    ADD CONSTRAINT notification_cause_pkey PRIMARY KEY (member_id, id);

ALTER TABLE ONLY public.notification
    ADD CONSTRAINT notification_member_id_player_id_subject_key UNIQUE (member_id, player_id, subject);

ALTER TABLE ONLY public.notification
    ADD CONSTRAINT notification_pkey PRIMARY KEY (member_id, id);

ALTER TABLE ONLY public.notification_preference
    ADD CONSTRAINT notification_preference_pkey PRIMARY KEY (member_id, player_id, kind, channel);

ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_pkey PRIMARY KEY (txid, id);

ALTER TABLE ONLY public.outside_identity
    ADD CONSTRAINT outside_identity_member_id_player_id_key UNIQUE (member_id, player_id);

ALTER TABLE ONLY public.outside_identity
    ADD CONSTRAINT outside_identity_pkey PRIMARY KEY (member_id, issuer, subject_digest);

ALTER TABLE ONLY public.passkey_challenge
    ADD CONSTRAINT passkey_challenge_pkey PRIMARY KEY (member_id, player_id);

ALTER TABLE ONLY public.passkey
    ADD CONSTRAINT passkey_pkey PRIMARY KEY (member_id, credential_id);

ALTER TABLE ONLY public.payment_inbox
    ADD CONSTRAINT payment_inbox_pkey PRIMARY KEY (member_id, provider, event_id);

ALTER TABLE ONLY public.payment
    ADD CONSTRAINT payment_pkey PRIMARY KEY (member_id, id);

ALTER TABLE ONLY public.payment_provider
    ADD CONSTRAINT payment_provider_pkey PRIMARY KEY (member_id, id);

ALTER TABLE ONLY public.payout
    ADD CONSTRAINT payout_pkey PRIMARY KEY (member_id, instance_id, seq, n);

ALTER TABLE ONLY public.payout_setup
    ADD CONSTRAINT payout_setup_member_id_player_id_request_id_key UNIQUE (member_id, player_id, request_id);

ALTER TABLE ONLY public.payout_setup
    ADD CONSTRAINT payout_setup_pkey PRIMARY KEY (member_id, id);

ALTER TABLE ONLY public.pending_form
    ADD CONSTRAINT pending_form_pkey PRIMARY KEY (member_id, id);

ALTER TABLE ONLY public.pending_join
    ADD CONSTRAINT pending_join_member_id_player_id_request_id_key UNIQUE (member_id, player_id, request_id);

ALTER TABLE ONLY public.pending_join
    ADD CONSTRAINT pending_join_pkey PRIMARY KEY (member_id, id);

ALTER TABLE ONLY public.persistent_event
    ADD CONSTRAINT persistent_event_member_id_player_id_about_key UNIQUE (member_id, player_id, about);

ALTER TABLE ONLY public.persistent_event
    ADD CONSTRAINT persistent_event_pkey PRIMARY KEY (member_id, id);

ALTER TABLE ONLY public.phone_code
    ADD CONSTRAINT phone_code_pkey PRIMARY KEY (member_id, request_id);

ALTER TABLE ONLY public.planned_instance
    ADD CONSTRAINT planned_instance_pkey PRIMARY KEY (member_id, game_id, start_at);

ALTER TABLE ONLY public.player_carry
    ADD CONSTRAINT player_carry_pkey PRIMARY KEY (member_id, player_id);

ALTER TABLE ONLY public.player_day
    ADD CONSTRAINT player_day_pkey PRIMARY KEY (member_id, player_id, day);

ALTER TABLE ONLY public.player_detail
    ADD CONSTRAINT player_detail_member_id_email_digest_key UNIQUE (member_id, email_digest);

ALTER TABLE ONLY public.player_detail
    ADD CONSTRAINT player_detail_member_id_government_id_digest_key UNIQUE (member_id, government_id_digest);

ALTER TABLE ONLY public.player_detail
    ADD CONSTRAINT player_detail_member_id_phone_digest_key UNIQUE (member_id, phone_digest);

ALTER TABLE ONLY public.player_detail
    ADD CONSTRAINT player_detail_pkey PRIMARY KEY (member_id, player_id);

ALTER TABLE ONLY public.player_flag
    ADD CONSTRAINT player_flag_pkey PRIMARY KEY (member_id, id);

ALTER TABLE ONLY public.player_game
    ADD CONSTRAINT player_game_pkey PRIMARY KEY (member_id, instance_id, player_id);

ALTER TABLE ONLY public.player_hold
    ADD CONSTRAINT player_hold_pkey PRIMARY KEY (member_id, id);

ALTER TABLE ONLY public.player_indicator
    ADD CONSTRAINT player_indicator_pkey PRIMARY KEY (member_id, player_id, day, indicator);

ALTER TABLE ONLY public.player_key
    ADD CONSTRAINT player_key_pkey PRIMARY KEY (member_id, player_id);

ALTER TABLE ONLY public.player
    ADD CONSTRAINT player_member_id_username_key_key UNIQUE (member_id, username_key);

ALTER TABLE ONLY public.player_note
    ADD CONSTRAINT player_note_pkey PRIMARY KEY (member_id, id);

ALTER TABLE ONLY public.player
    ADD CONSTRAINT player_pkey PRIMARY KEY (member_id, id);

ALTER TABLE ONLY public.player_reveal
    ADD CONSTRAINT player_reveal_pkey PRIMARY KEY (member_id, id);

ALTER TABLE ONLY public.player_screening
    ADD CONSTRAINT player_screening_pkey PRIMARY KEY (member_id, player_id);

ALTER TABLE ONLY public.point_due
    ADD CONSTRAINT point_due_pkey PRIMARY KEY (member_id, instance_id);

ALTER TABLE ONLY public.point_total
    ADD CONSTRAINT point_total_pkey PRIMARY KEY (member_id, period, since, player_id);

ALTER TABLE ONLY public.prize_agent
    ADD CONSTRAINT prize_agent_pkey PRIMARY KEY (member_id, id);

ALTER TABLE ONLY public.prize_claim
    ADD CONSTRAINT prize_claim_pkey PRIMARY KEY (member_id, instance_id, seq, n);

ALTER TABLE ONLY public.progress_step
    ADD CONSTRAINT progress_step_pkey PRIMARY KEY (member_id, player_id, step, subject);

ALTER TABLE ONLY public.proposal_kind
    ADD CONSTRAINT proposal_kind_pkey PRIMARY KEY (kind);

ALTER TABLE ONLY public.proposal
    ADD CONSTRAINT proposal_member_id_request_id_key UNIQUE (member_id, request_id);

ALTER TABLE ONLY public.proposal
    ADD CONSTRAINT proposal_pkey PRIMARY KEY (member_id, id);

ALTER TABLE ONLY public.proposal_vote
    ADD CONSTRAINT proposal_vote_pkey PRIMARY KEY (member_id, proposal_id, staff_id);

ALTER TABLE ONLY public.protection_action
    ADD CONSTRAINT protection_action_pkey PRIMARY KEY (member_id, id);

ALTER TABLE ONLY public.protection_position
    ADD CONSTRAINT protection_position_pkey PRIMARY KEY (member_id);

ALTER TABLE ONLY public.protection_rules
    ADD CONSTRAINT protection_rules_member_id_proposal_id_key UNIQUE (member_id, proposal_id);

ALTER TABLE ONLY public.protection_rules
    ADD CONSTRAINT protection_rules_pkey PRIMARY KEY (member_id, version);

ALTER TABLE ONLY public.public_log
    ADD CONSTRAINT public_log_pkey PRIMARY KEY (member_id);

ALTER TABLE ONLY public.push_subscription
    ADD CONSTRAINT push_subscription_member_id_digest_key UNIQUE (member_id, digest);

ALTER TABLE ONLY public.push_subscription
    ADD CONSTRAINT push_subscription_pkey PRIMARY KEY (member_id, id);

ALTER TABLE ONLY public.rank_choice
    ADD CONSTRAINT rank_choice_pkey PRIMARY KEY (member_id, player_id);

ALTER TABLE ONLY public.rate_count
    ADD CONSTRAINT rate_count_pkey PRIMARY KEY (member_id, key);

ALTER TABLE ONLY public.receipt_batch
    ADD CONSTRAINT receipt_batch_member_id_n_hash_key UNIQUE (member_id, n, hash);

ALTER TABLE ONLY public.receipt_batch
    ADD CONSTRAINT receipt_batch_pkey PRIMARY KEY (member_id, n);

ALTER TABLE ONLY public.reconciliation_difference
    ADD CONSTRAINT reconciliation_difference_member_id_provider_movement_refer_key UNIQUE (member_id, provider, movement, reference, text);

ALTER TABLE ONLY public.reconciliation_difference
    ADD CONSTRAINT reconciliation_difference_pkey PRIMARY KEY (member_id, id);

ALTER TABLE ONLY public.reconciliation
    ADD CONSTRAINT reconciliation_pkey PRIMARY KEY (member_id, provider, day);

ALTER TABLE ONLY public.recovery_code
    ADD CONSTRAINT recovery_code_pkey PRIMARY KEY (member_id, player_id, code_digest);

ALTER TABLE ONLY public.referral_code
    ADD CONSTRAINT referral_code_member_id_code_key UNIQUE (member_id, code);

ALTER TABLE ONLY public.referral_code
    ADD CONSTRAINT referral_code_pkey PRIMARY KEY (member_id, player_id);

ALTER TABLE ONLY public.referral
    ADD CONSTRAINT referral_member_id_player_id_key UNIQUE (member_id, player_id);

ALTER TABLE ONLY public.referral
    ADD CONSTRAINT referral_pkey PRIMARY KEY (member_id, id);

ALTER TABLE ONLY public.refused_round
    ADD CONSTRAINT refused_round_pkey PRIMARY KEY (member_id, round);

ALTER TABLE ONLY public.register_check
    ADD CONSTRAINT register_check_pkey PRIMARY KEY (member_id, id);

ALTER TABLE ONLY public.relay
    ADD CONSTRAINT relay_pkey PRIMARY KEY (singleton);

ALTER TABLE ONLY public.report_export
    ADD CONSTRAINT report_export_pkey PRIMARY KEY (member_id, id);

ALTER TABLE ONLY public.report_page
    ADD CONSTRAINT report_page_pkey PRIMARY KEY (member_id, report_id, n);

ALTER TABLE ONLY public.report_permit
    ADD CONSTRAINT report_permit_pkey PRIMARY KEY (member_id, proposal_id);

ALTER TABLE ONLY public.return_due
    ADD CONSTRAINT return_due_pkey PRIMARY KEY (member_id, instance_id);

ALTER TABLE ONLY public.return_window
    ADD CONSTRAINT return_window_pkey PRIMARY KEY (member_id, game_id, currency, n);

ALTER TABLE ONLY public.round_cut_deck
    ADD CONSTRAINT round_cut_deck_member_id_instance_id_round_key UNIQUE (member_id, instance_id, round);

ALTER TABLE ONLY public.round_cut_deck
    ADD CONSTRAINT round_cut_deck_pkey PRIMARY KEY (member_id, round, "row");

ALTER TABLE ONLY public.round_cut
    ADD CONSTRAINT round_cut_pkey PRIMARY KEY (member_id, round);

ALTER TABLE ONLY public.saved_payment_event
    ADD CONSTRAINT saved_payment_event_pkey PRIMARY KEY (member_id, id);

ALTER TABLE ONLY public.saved_payment
    ADD CONSTRAINT saved_payment_member_id_player_id_digest_key UNIQUE (member_id, player_id, digest);

ALTER TABLE ONLY public.saved_payment
    ADD CONSTRAINT saved_payment_pkey PRIMARY KEY (member_id, id);

ALTER TABLE ONLY public.schema_migrations
    ADD CONSTRAINT schema_migrations_pkey PRIMARY KEY (version);

ALTER TABLE ONLY public.schema_minimum
    ADD CONSTRAINT schema_minimum_pkey PRIMARY KEY (only_row);

ALTER TABLE ONLY public.second_step
    ADD CONSTRAINT second_step_pkey PRIMARY KEY (member_id, token_hash);

ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_pkey PRIMARY KEY (member_id, id);

ALTER TABLE ONLY public.session_ticket
    ADD CONSTRAINT session_ticket_pkey PRIMARY KEY (member_id, digest);

ALTER TABLE ONLY public.site_language
    ADD CONSTRAINT site_language_member_id_position_key UNIQUE (member_id, "position");

ALTER TABLE ONLY public.site_language
    ADD CONSTRAINT site_language_pkey PRIMARY KEY (member_id, language);

ALTER TABLE ONLY public.site_notice
    ADD CONSTRAINT site_notice_pkey PRIMARY KEY (member_id, id);

ALTER TABLE ONLY public.site_page
    ADD CONSTRAINT site_page_member_id_link_name_key UNIQUE (member_id, link_name);

ALTER TABLE ONLY public.site_page
    ADD CONSTRAINT site_page_pkey PRIMARY KEY (member_id, id);

ALTER TABLE ONLY public.site_page_text
    ADD CONSTRAINT site_page_text_pkey PRIMARY KEY (member_id, page_id, language);

ALTER TABLE ONLY public.site_picture
    ADD CONSTRAINT site_picture_pkey PRIMARY KEY (member_id, name);

ALTER TABLE ONLY public.site_style
    ADD CONSTRAINT site_style_pkey PRIMARY KEY (member_id);

ALTER TABLE ONLY public.staff_challenge
    ADD CONSTRAINT staff_challenge_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.staff_grant
    ADD CONSTRAINT staff_grant_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.staff_identity
    ADD CONSTRAINT staff_identity_pkey PRIMARY KEY (issuer, subject);

ALTER TABLE ONLY public.staff_invitation
    ADD CONSTRAINT staff_invitation_pkey PRIMARY KEY (token_digest);

ALTER TABLE ONLY public.staff_passkey
    ADD CONSTRAINT staff_passkey_pkey PRIMARY KEY (credential_id);

ALTER TABLE ONLY public.staff
    ADD CONSTRAINT staff_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.staff_session
    ADD CONSTRAINT staff_session_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.staff_session
    ADD CONSTRAINT staff_session_token_digest_key UNIQUE (token_digest);

ALTER TABLE ONLY public.status_period
    ADD CONSTRAINT status_period_pkey PRIMARY KEY (member_id, id);

ALTER TABLE ONLY public.subscription
    ADD CONSTRAINT subscription_pkey PRIMARY KEY (member_id, id);

ALTER TABLE ONLY public.subscription_run
    ADD CONSTRAINT subscription_run_pkey PRIMARY KEY (member_id, instance_id);

ALTER TABLE ONLY public.support_case
    ADD CONSTRAINT support_case_member_id_code_key UNIQUE (member_id, code);

ALTER TABLE ONLY public.support_case
    ADD CONSTRAINT support_case_pkey PRIMARY KEY (member_id, id);

ALTER TABLE ONLY public.support_macro
    ADD CONSTRAINT support_macro_member_id_name_language_key UNIQUE (member_id, name, language);

ALTER TABLE ONLY public.support_macro
    ADD CONSTRAINT support_macro_pkey PRIMARY KEY (member_id, id);

ALTER TABLE public.ticket
    ADD CONSTRAINT ticket_batch_check CHECK (((batch_n IS NOT NULL) AND (batch_index IS NOT NULL))) NOT VALID;

ALTER TABLE ONLY public.ticket_outcome
    ADD CONSTRAINT ticket_outcome_pkey PRIMARY KEY (member_id, instance_id, seq);

ALTER TABLE ONLY public.ticket
    ADD CONSTRAINT ticket_pkey PRIMARY KEY (member_id, instance_id, seq);

ALTER TABLE ONLY public.ticket_reprint
    ADD CONSTRAINT ticket_reprint_pkey PRIMARY KEY (member_id, instance_id, seq);

ALTER TABLE ONLY public.topic
    ADD CONSTRAINT topic_pkey PRIMARY KEY (name);

ALTER TABLE ONLY public.totp
    ADD CONSTRAINT totp_pkey PRIMARY KEY (member_id, player_id);

ALTER TABLE ONLY public.transfer
    ADD CONSTRAINT transfer_pkey PRIMARY KEY (member_id, journal_id, line);

ALTER TABLE ONLY public.verification_request
    ADD CONSTRAINT verification_request_pkey PRIMARY KEY (member_id, id);

ALTER TABLE ONLY public.webhook_collector
    ADD CONSTRAINT webhook_collector_pkey PRIMARY KEY (singleton);

ALTER TABLE ONLY public.webhook_counter
    ADD CONSTRAINT webhook_counter_pkey PRIMARY KEY (member_id);

ALTER TABLE ONLY public.webhook_delivery
    ADD CONSTRAINT webhook_delivery_pkey PRIMARY KEY (member_id, endpoint_id, replay_id, "position");

ALTER TABLE ONLY public.webhook_endpoint
    ADD CONSTRAINT webhook_endpoint_pkey PRIMARY KEY (member_id, id);

ALTER TABLE ONLY public.webhook_event
    ADD CONSTRAINT webhook_event_member_id_outbox_id_key UNIQUE (member_id, outbox_id);

ALTER TABLE ONLY public.webhook_event
    ADD CONSTRAINT webhook_event_pkey PRIMARY KEY (member_id, "position");

ALTER TABLE ONLY public.webhook_queue
    ADD CONSTRAINT webhook_queue_pkey PRIMARY KEY (member_id, endpoint_id, replay_id, object);

ALTER TABLE ONLY public.whitelabel_partner
    ADD CONSTRAINT whitelabel_partner_pkey PRIMARY KEY (member_id);

ALTER TABLE ONLY public.whitelabel_session
    ADD CONSTRAINT whitelabel_session_pkey PRIMARY KEY (member_id, digest);

ALTER TABLE ONLY public.withdrawal_approval
    ADD CONSTRAINT withdrawal_approval_pkey PRIMARY KEY (member_id, withdrawal_id);

ALTER TABLE ONLY public.withdrawal_order
    ADD CONSTRAINT withdrawal_order_pkey PRIMARY KEY (member_id, op_key);

ALTER TABLE ONLY public.withdrawal
    ADD CONSTRAINT withdrawal_pkey PRIMARY KEY (member_id, id);

ALTER TABLE ONLY public.withdrawal_route
    ADD CONSTRAINT withdrawal_route_pkey PRIMARY KEY (member_id, withdrawal_id);

CREATE INDEX active_subscription ON public.subscription USING btree (member_id, game_id) WHERE (status = 'ACTIVE'::text);

CREATE UNIQUE INDEX adjustment_once ON public.adjustment USING btree (member_id, proposal_id);

CREATE UNIQUE INDEX alarm_once ON public.alarm USING btree (member_id, kind, subject);

CREATE INDEX aml_case_of_player ON public.aml_case USING btree (member_id, player_id, id);

CREATE UNIQUE INDEX aml_case_open ON public.aml_case USING btree (member_id, player_id) WHERE (status = 'open'::text);

CREATE INDEX aml_case_worklist ON public.aml_case USING btree (member_id, opened_at, id) WHERE (status = 'open'::text);

CREATE INDEX audit_entry_by_time ON public.audit_entry USING btree (member_id, at);

CREATE INDEX audit_entry_of_action ON public.audit_entry USING btree (member_id, action, seq);

CREATE INDEX audit_entry_of_actor ON public.audit_entry USING btree (member_id, actor, seq);

CREATE INDEX audit_entry_subject ON public.audit_entry USING btree (member_id, subject, seq);

CREATE INDEX bonus_ball_active ON public.bonus_ball USING btree (member_id, instance_id) WHERE (state = 'active'::text);

CREATE INDEX bonus_ball_expiring ON public.bonus_ball USING btree (member_id, expires_at) WHERE (state = 'available'::text);

CREATE UNIQUE INDEX bonus_campaign_of_proposal ON public.bonus_campaign USING btree (member_id, proposal_id);

CREATE INDEX bonus_expiry ON public.bonus_grant USING btree (member_id, expires_at) WHERE (status = 'ACTIVE'::text);

CREATE INDEX bonus_of_player ON public.bonus_grant USING btree (member_id, player_id) WHERE (status = 'ACTIVE'::text);

CREATE UNIQUE INDEX bonus_offer_of_proposal ON public.bonus_offer USING btree (member_id, proposal_id);

CREATE INDEX bonus_offer_open ON public.bonus_offer USING btree (member_id, player_id, use_by) WHERE (state = 'OFFERED'::text);

CREATE UNIQUE INDEX content_version_draft ON public.content_version USING btree (member_id, kind, key, language) WHERE (status = 'draft'::text);

CREATE INDEX content_version_due ON public.content_version USING btree (member_id, live_from) WHERE (status = 'scheduled'::text);

CREATE UNIQUE INDEX content_version_live ON public.content_version USING btree (member_id, kind, key, language) WHERE (status = 'live'::text);

CREATE INDEX content_version_of_content ON public.content_version USING btree (member_id, kind, key, language, id);

CREATE UNIQUE INDEX content_version_scheduled ON public.content_version USING btree (member_id, kind, key, language, live_from) WHERE (status = 'scheduled'::text);

CREATE INDEX countersigned_close_game ON public.countersigned_close USING btree (member_id, game_id, log_index);

CREATE INDEX countersigned_close_instance ON public.countersigned_close USING btree (member_id, instance_id);

CREATE UNIQUE INDEX coupon_of_proposal ON public.coupon USING btree (member_id, proposal_id);

CREATE INDEX deposit_order_coupon ON public.deposit_order USING btree (member_id, coupon_id, player_id) WHERE (coupon_state = ANY (ARRAY['RESERVED'::text, 'AWARDED'::text]));

CREATE INDEX deposit_order_due ON public.deposit_order USING btree (member_id, ask_at) WHERE (ask_at IS NOT NULL);

CREATE INDEX deposit_order_player ON public.deposit_order USING btree (member_id, player_id, made_at);

CREATE INDEX document_player ON public.document USING btree (member_id, player_id);

CREATE INDEX external_play_of_player ON public.external_play USING btree (member_id, player_id, bought_at DESC);

CREATE INDEX generated_report_waiting ON public.generated_report USING btree (member_id, id) WHERE (status = ANY (ARRAY['requested'::text, 'running'::text]));

CREATE INDEX gift_by_mail ON public.gift USING btree (member_id, email_digest) WHERE (recipient_id IS NULL);

CREATE INDEX gift_due ON public.gift USING btree (member_id, use_by) WHERE (state = ANY (ARRAY['WRAPPED'::text, 'OPENED'::text]));

CREATE INDEX gift_of_giver ON public.gift USING btree (member_id, giver_id, id DESC);

CREATE INDEX gift_of_recipient ON public.gift USING btree (member_id, recipient_id, id DESC);

CREATE UNIQUE INDEX hold_resolves_once ON public.transfer USING btree (member_id, pending_of) WHERE (phase = ANY (ARRAY[2, 3]));

CREATE INDEX identity_check_due ON public.identity_check USING btree (member_id, ask_at) WHERE (status = 'open'::text);

CREATE INDEX instance_by_start ON public.game_instance USING btree (member_id, start_at);

CREATE INDEX instance_due ON public.game_instance USING btree (member_id, due_at) WHERE (status <> ALL (ARRAY['ENDED'::text, 'REFUNDED'::text]));

CREATE INDEX instance_of_game ON public.game_instance USING btree (member_id, game_id, start_at DESC);

CREATE INDEX instance_of_game_by_id ON public.game_instance USING btree (member_id, game_id, id);

CREATE INDEX instance_of_status ON public.game_instance USING btree (member_id, status, id);

CREATE INDEX instance_return_of_window ON public.instance_return USING btree (member_id, game_id, currency, window_n);

CREATE INDEX interaction_due ON public.interaction USING btree (member_id, evaluate_at) WHERE (evaluated_at IS NULL);

CREATE INDEX interaction_of_player ON public.interaction USING btree (member_id, player_id, id);

CREATE INDEX journal_by_time ON public.journal USING brin (created_at) WITH (autosummarize='on');

CREATE INDEX journal_deposits ON public.journal USING btree (member_id, player_id, created_at) WHERE (kind = 'deposit'::text);

CREATE INDEX journal_of_player ON public.journal USING btree (member_id, player_id, id) WHERE ((kind <> 'join'::text) AND (player_id IS NOT NULL));

CREATE INDEX known_origin_digest ON public.known_origin USING btree (member_id, kind, digest, player_id);

CREATE INDEX limit_change_of_player ON public.limit_change USING btree (member_id, player_id);

CREATE INDEX link_key_player ON public.link_key USING btree (member_id, player_id, purpose);

CREATE INDEX log_entry_books ON public.log_entry USING btree (member_id, index) WHERE (type = 'books'::text);

CREATE INDEX log_entry_by_game ON public.log_entry USING btree (member_id, game, index) WHERE (game IS NOT NULL);

CREATE INDEX log_entry_game ON public.log_entry USING btree (member_id, game) WHERE (type = 'game'::text);

CREATE INDEX log_entry_keys ON public.log_entry USING btree (member_id, index) WHERE (type = ANY (ARRAY['key'::text, 'term'::text]));

CREATE INDEX log_entry_urgent ON public.log_entry USING btree (member_id, index) WHERE (type = ANY (ARRAY['close'::text, 'round'::text]));

CREATE INDEX login_failure_old ON public.login_failure USING btree (member_id, since);

CREATE INDEX notification_age ON public.notification USING btree (member_id, created_at);

CREATE INDEX notification_cause_due ON public.notification_cause USING btree (member_id, due_at) WHERE (due_at IS NOT NULL);

CREATE INDEX notification_of_player ON public.notification USING btree (member_id, player_id, id DESC) WHERE listed;

CREATE INDEX notification_preference_enabled ON public.notification_preference USING btree (member_id, kind, player_id) WHERE enabled;

CREATE INDEX notification_unread ON public.notification USING btree (member_id, player_id) WHERE (listed AND (read_at IS NULL));

CREATE UNIQUE INDEX one_active_notice ON public.site_notice USING btree (member_id, kind) WHERE (status = 'active'::text);

CREATE UNIQUE INDEX one_instance_per_slot ON public.game_instance USING btree (member_id, game_id, slot_at);

CREATE UNIQUE INDEX one_live_session ON public.session USING btree (member_id, player_id) WHERE (ended_at IS NULL);

CREATE UNIQUE INDEX one_open_request ON public.verification_request USING btree (member_id, player_id, kind) WHERE (status = ANY (ARRAY['REQUESTED'::text, 'SUBMITTED'::text]));

CREATE UNIQUE INDEX one_open_return_window ON public.return_window USING btree (member_id, game_id, currency) WHERE (judged_at IS NULL);

CREATE UNIQUE INDEX one_open_withdrawal ON public.withdrawal USING btree (member_id, player_id) WHERE (status = ANY (ARRAY['REQUESTED'::text, 'APPROVED'::text, 'SENDING'::text, 'UNKNOWN'::text]));

CREATE UNIQUE INDEX one_reminder ON public.notification_cause USING btree (member_id, ref) WHERE (kind = 'reminder'::text);

CREATE UNIQUE INDEX one_status_at_a_time ON public.status_period USING btree (member_id, player_id) WHERE (ended_at IS NULL);

CREATE UNIQUE INDEX one_void_per_place ON public.ticket_outcome USING btree (member_id, instance_id, void_seq) WHERE (kind = 'VOID'::text);

CREATE INDEX passkey_player ON public.passkey USING btree (member_id, player_id);

CREATE INDEX payment_changed ON public.payment USING btree (member_id, changed_at) WHERE (state = 'COMPLETED'::text);

CREATE INDEX payment_failed ON public.payment USING btree (member_id, changed_at) WHERE (state = 'FAILED'::text);

CREATE INDEX payment_in_suspense ON public.payment USING btree (member_id, id) WHERE (flag IS NOT NULL);

CREATE INDEX payment_inbox_by_order ON public.payment_inbox USING btree (member_id, provider, reference);

CREATE INDEX payment_of_player ON public.payment USING btree (member_id, player_id, id DESC);

CREATE UNIQUE INDEX payment_of_provider ON public.payment USING btree (member_id, provider, provider_ref);

CREATE INDEX payment_of_state ON public.payment USING btree (member_id, state, id);

CREATE INDEX payment_provider_by_name ON public.payment_provider USING btree (member_id, name, id);

CREATE UNIQUE INDEX payment_provider_current ON public.payment_provider USING btree (member_id) WHERE (status = 'current'::text);

CREATE INDEX pending_join_due ON public.pending_join USING btree (member_id, due_at) WHERE (due_at IS NOT NULL);

CREATE INDEX pending_join_of_player ON public.pending_join USING btree (member_id, player_id);

CREATE INDEX persistent_event_waiting ON public.persistent_event USING btree (member_id, player_id, id) WHERE (acknowledged_at IS NULL);

CREATE INDEX phone_code_player ON public.phone_code USING btree (member_id, player_id, made_at);

CREATE INDEX player_access_change ON public.player USING btree (member_id, access_changed_in) WHERE (access_changed_in IS NOT NULL);

CREATE INDEX player_detail_last_name ON public.player_detail USING btree (member_id, last_name_digest, player_id) WHERE (last_name_digest IS NOT NULL);

CREATE INDEX player_detail_person ON public.player_detail USING btree (member_id, person_digest);

CREATE INDEX player_detail_phone_home ON public.player_detail USING btree (member_id, phone_home_digest, player_id) WHERE (phone_home_digest IS NOT NULL);

CREATE INDEX player_detail_without_digests ON public.player_detail USING btree (member_id, player_id) WHERE (search_version = 0);

CREATE INDEX player_flag_of_player ON public.player_flag USING btree (member_id, player_id, id);

CREATE UNIQUE INDEX player_flag_open ON public.player_flag USING btree (member_id, player_id) WHERE (handled_at IS NULL);

CREATE INDEX player_flag_unacted ON public.player_flag USING btree (member_id, id) WHERE (acted_at IS NULL);

CREATE INDEX player_flag_worklist ON public.player_flag USING btree (member_id, opened_at, id) WHERE (handled_at IS NULL);

CREATE INDEX player_hold_of_player ON public.player_hold USING btree (member_id, player_id, id);

CREATE UNIQUE INDEX player_hold_open ON public.player_hold USING btree (member_id, player_id, kind) WHERE (until IS NULL);

CREATE INDEX player_note_of_player ON public.player_note USING btree (member_id, player_id, id);

CREATE INDEX player_restricted ON public.player USING btree (member_id, restricted_until) WHERE (restricted_until IS NOT NULL);

CREATE INDEX player_reveal_of_staff ON public.player_reveal USING btree (member_id, staff_id, at);

CREATE INDEX player_screening_exclusion ON public.player_screening USING btree (member_id, exclusion_checked_at);

CREATE INDEX player_screening_sanctions ON public.player_screening USING btree (member_id, sanctions_version);

CREATE INDEX player_username_prefix ON public.player USING btree (member_id, username_key COLLATE "C");

CREATE INDEX point_total_places ON public.point_total USING btree (member_id, period, since, points DESC, reached_at, player_id);

CREATE INDEX proposal_of_subject ON public.proposal USING btree (member_id, subject);

CREATE UNIQUE INDEX proposal_once ON public.proposal USING btree (member_id, kind, subject) WHERE (status = ANY (ARRAY['open'::text, 'approved'::text]));

CREATE INDEX protection_action_of_player ON public.protection_action USING btree (member_id, player_id, id);

CREATE UNIQUE INDEX protection_action_once ON public.protection_action USING btree (member_id, flag_id, kind);

CREATE UNIQUE INDEX protection_action_stop ON public.protection_action USING btree (member_id, player_id) WHERE ((kind = 'stopPromotions'::text) AND (lifted_at IS NULL));

CREATE INDEX push_subscription_of_player ON public.push_subscription USING btree (member_id, player_id, id);

CREATE INDEX rate_count_old ON public.rate_count USING btree (member_id, ends_at);

CREATE UNIQUE INDEX referral_email ON public.referral USING btree (member_id, email_digest);

CREATE INDEX referral_of_player ON public.referral USING btree (member_id, referrer_id, id DESC);

CREATE INDEX referral_open ON public.referral USING btree (member_id, id) WHERE ((joined_at IS NOT NULL) AND (rewarded_at IS NULL) AND (refused IS NULL));

CREATE INDEX register_check_of_player ON public.register_check USING btree (member_id, player_id, id);

CREATE INDEX registration_origin_address ON public.registration_origin USING btree (member_id, address_digest, registered_at);

CREATE INDEX registration_origin_network ON public.registration_origin USING btree (member_id, network_digest, registered_at);

CREATE INDEX saved_payment_digest ON public.saved_payment USING btree (member_id, digest);

CREATE INDEX session_change ON public.session USING btree (member_id, changed_in) WHERE (changed_in IS NOT NULL);

CREATE INDEX session_of_player ON public.session USING btree (member_id, player_id, id);

CREATE INDEX session_ticket_old ON public.session_ticket USING btree (member_id, expires_at);

CREATE UNIQUE INDEX session_token ON public.session USING btree (token_hash);

CREATE INDEX site_notice_open ON public.site_notice USING btree (member_id, starts_at) WHERE (status <> 'over'::text);

CREATE UNIQUE INDEX staff_email ON public.staff USING btree (lower(email));

CREATE UNIQUE INDEX staff_grant_once ON public.staff_grant USING btree (staff_id, COALESCE(operator_id, 0), role) WHERE (revoked_at IS NULL);

CREATE INDEX staff_passkey_of_staff ON public.staff_passkey USING btree (staff_id);

CREATE INDEX staff_session_of_staff ON public.staff_session USING btree (staff_id) WHERE (ended_at IS NULL);

CREATE INDEX status_period_of_player ON public.status_period USING btree (member_id, player_id, id);

CREATE INDEX subscription_run_due ON public.subscription_run USING btree (member_id, start_at, instance_id) WHERE (due_at IS NOT NULL);

CREATE INDEX support_case_of_player ON public.support_case USING btree (member_id, player_id, id);

CREATE INDEX support_case_queue ON public.support_case USING btree (member_id, status, due_at, id);

CREATE UNIQUE INDEX ticket_of_batch ON public.ticket USING btree (member_id, batch_n, batch_index) WHERE (batch_n IS NOT NULL);

CREATE INDEX ticket_of_player ON public.ticket USING btree (member_id, player_id, instance_id);

CREATE UNIQUE INDEX two_people_release ON public.draw_release USING btree (member_id, instance_id, n, lower(btrim(actor)));

CREATE INDEX verification_request_of_player ON public.verification_request USING btree (member_id, player_id, id);

CREATE INDEX verification_request_queue ON public.verification_request USING btree (member_id, COALESCE(submitted_at, requested_at), id) WHERE (status = 'SUBMITTED'::text);

CREATE INDEX webhook_delivery_by_position ON public.webhook_delivery USING btree (member_id, "position");

CREATE INDEX webhook_delivery_pending ON public.webhook_delivery USING btree (member_id, endpoint_id, replay_id, object, "position") WHERE (status = 'pending'::text);

CREATE INDEX webhook_event_by_time ON public.webhook_event USING btree (member_id, at);

CREATE INDEX webhook_queue_due ON public.webhook_queue USING btree (member_id, endpoint_id, due_at);

CREATE INDEX withdrawal_automatic ON public.withdrawal USING btree (member_id, player_id, created_at) WHERE (approved_by = 'system/routing'::text);

CREATE INDEX withdrawal_of_player ON public.withdrawal USING btree (member_id, player_id, id DESC);

CREATE INDEX withdrawal_open ON public.withdrawal USING btree (member_id, id) WHERE (status = ANY (ARRAY['REQUESTED'::text, 'APPROVED'::text, 'SENDING'::text, 'UNKNOWN'::text]));

CREATE INDEX withdrawal_order_due ON public.withdrawal_order USING btree (member_id, ask_at) WHERE (ask_at IS NOT NULL);

CREATE TRIGGER add_return_due AFTER UPDATE OF status ON public.game_instance FOR EACH ROW WHEN (((new.status = 'ENDED'::text) AND (old.status <> 'ENDED'::text))) EXECUTE FUNCTION public.add_return_due();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.adjustment FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.alarm FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.audit_entry FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.backup_run FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.bonus_progress FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.card_proof FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.countersigned_close FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.countersigned_round FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.currency_rate_change FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.deck FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.deck_card FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.deck_record FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.deck_record_part FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.deck_result FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.deck_round FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.deck_seal FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.draw_beacon FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.draw_commit FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.draw_hold FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.draw_point FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.draw_record FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.draw_release FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.draw_result FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.draw_skip FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.game_chain FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.game_version FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.incident_entry FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.instance_ending FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.instance_event FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.instance_return FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.journal FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.limit_change FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.log_checkpoint FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.log_cosignature FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.log_entry FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.log_policy FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.log_tile FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.logged_result FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.missed_round FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER append_only BEFORE DELETE OR TRUNCATE ON public.payment_inbox FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.payout FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.player_note FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.player_reveal FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.prize_claim FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.proposal_vote FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.protection_rules FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.receipt_batch FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.refused_round FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.register_check FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.report_export FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.report_permit FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.round_cut FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.round_cut_deck FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.saved_payment_event FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.ticket FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.ticket_outcome FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.transfer FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.withdrawal_approval FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.withdrawal_route FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER bind_terms BEFORE UPDATE OF member_id, id, game_id, rules, prize_table, currency, price, fee, deal_seed ON public.game_instance FOR EACH ROW WHEN ((((((((((old.member_id IS DISTINCT FROM new.member_id) OR (old.id IS DISTINCT FROM new.id)) OR (old.game_id IS DISTINCT FROM new.game_id)) OR (old.rules IS DISTINCT FROM new.rules)) OR (old.prize_table IS DISTINCT FROM new.prize_table)) OR (old.currency IS DISTINCT FROM new.currency)) OR (old.price IS DISTINCT FROM new.price)) OR (old.fee IS DISTINCT FROM new.fee)) OR (old.deal_seed IS DISTINCT FROM new.deal_seed))) EXECUTE FUNCTION public.refuse_changed_terms();

CREATE TRIGGER check_generated_report BEFORE DELETE OR UPDATE ON public.generated_report FOR EACH ROW EXECUTE FUNCTION public.check_generated_report();

CREATE TRIGGER check_new_proposal BEFORE INSERT ON public.proposal FOR EACH ROW EXECUTE FUNCTION public.check_new_proposal();

CREATE TRIGGER check_proposal_change BEFORE DELETE OR UPDATE ON public.proposal FOR EACH ROW EXECUTE FUNCTION public.check_proposal_change();

CREATE TRIGGER check_proposal_vote BEFORE INSERT ON public.proposal_vote FOR EACH ROW EXECUTE FUNCTION public.check_proposal_vote();

CREATE TRIGGER check_report_page BEFORE INSERT OR DELETE OR UPDATE ON public.report_page FOR EACH ROW EXECUTE FUNCTION public.check_report_page();

CREATE TRIGGER count_ended_draw AFTER UPDATE OF status ON public.game_instance FOR EACH ROW WHEN (((old.status <> new.status) AND (new.status = 'ENDED'::text) AND (new.sold > 0))) EXECUTE FUNCTION public.count_ended_draw();

CREATE TRIGGER count_player_change BEFORE UPDATE OF username, status, segment, email_verified, has_deposited, id_verified_at, country, rewards_off, promotions_stopped ON public.player FOR EACH STATEMENT EXECUTE FUNCTION public.count_player_change();

CREATE TRIGGER hash_content BEFORE INSERT OR UPDATE OF value, hash ON public.content_version FOR EACH ROW EXECUTE FUNCTION public.hash_content();

CREATE TRIGGER hold_waits_for_lane BEFORE INSERT ON public.player_hold FOR EACH STATEMENT EXECUTE FUNCTION public.wait_for_lane();

CREATE TRIGGER keep BEFORE DELETE ON public.account FOR EACH ROW EXECUTE FUNCTION public.refuse_renaming();

CREATE TRIGGER keep_content_version BEFORE DELETE OR UPDATE ON public.content_version FOR EACH ROW EXECUTE FUNCTION public.keep_content_version();

CREATE TRIGGER keep_name BEFORE UPDATE OF member_id, id, kind, ref, currency ON public.account FOR EACH ROW WHEN ((((((old.member_id IS DISTINCT FROM new.member_id) OR (old.id IS DISTINCT FROM new.id)) OR (old.kind IS DISTINCT FROM new.kind)) OR (old.ref IS DISTINCT FROM new.ref)) OR (old.currency IS DISTINCT FROM new.currency))) EXECUTE FUNCTION public.refuse_renaming();

CREATE TRIGGER keep_terms BEFORE DELETE ON public.game_instance FOR EACH ROW EXECUTE FUNCTION public.refuse_changed_terms();

CREATE TRIGGER keep_withdrawal_routed BEFORE UPDATE ON public.withdrawal FOR EACH ROW WHEN (((new.routed IS DISTINCT FROM old.routed) OR (new.four_eyes IS DISTINCT FROM old.four_eyes) OR (new.amount IS DISTINCT FROM old.amount))) EXECUTE FUNCTION public.keep_withdrawal_routed();

CREATE TRIGGER move_use_by AFTER UPDATE OF status ON public.player FOR EACH ROW WHEN ((old.status <> new.status)) EXECUTE FUNCTION public.move_use_by();

CREATE TRIGGER note_access_change BEFORE UPDATE OF status, change_password, demo ON public.player FOR EACH ROW WHEN ((((old.status IS DISTINCT FROM new.status) OR (old.change_password IS DISTINCT FROM new.change_password)) OR (old.demo IS DISTINCT FROM new.demo))) EXECUTE FUNCTION public.note_access_change();

CREATE TRIGGER note_change BEFORE UPDATE OF player_id, token_hash, ended_at, secret_hash, renew_from ON public.session FOR EACH ROW WHEN ((((((old.player_id IS DISTINCT FROM new.player_id) OR (old.token_hash IS DISTINCT FROM new.token_hash)) OR (old.ended_at IS DISTINCT FROM new.ended_at)) OR (old.secret_hash IS DISTINCT FROM new.secret_hash)) OR (old.renew_from IS DISTINCT FROM new.renew_from))) EXECUTE FUNCTION public.note_session_change();

CREATE TRIGGER note_first_status AFTER INSERT ON public.player FOR EACH ROW WHEN ((new.status <> 'active'::text)) EXECUTE FUNCTION public.note_status();

CREATE TRIGGER note_status AFTER UPDATE OF status ON public.player FOR EACH ROW WHEN ((old.status <> new.status)) EXECUTE FUNCTION public.note_status();

CREATE TRIGGER notify_of_event AFTER INSERT ON public.persistent_event FOR EACH ROW WHEN ((new.about IS NULL)) EXECUTE FUNCTION public.notify_of_event();

CREATE TRIGGER notify_of_instance AFTER UPDATE OF status ON public.game_instance FOR EACH ROW WHEN (((old.status <> new.status) AND (new.status = ANY (ARRAY['ENDED'::text, 'REFUNDED'::text])) AND (new.sold > 0))) EXECUTE FUNCTION public.notify_of_instance();

CREATE TRIGGER only_forward BEFORE UPDATE ON public.payment FOR EACH ROW EXECUTE FUNCTION public.refuse_payment_back();

CREATE TRIGGER only_grows BEFORE DELETE OR UPDATE ON public.public_log FOR EACH ROW EXECUTE FUNCTION public.refuse_shorter_log();

CREATE TRIGGER only_sealed_changes BEFORE UPDATE ON public.payment_inbox FOR EACH ROW EXECUTE FUNCTION public.refuse_other_than_sealed();

CREATE TRIGGER point_to_rows AFTER INSERT ON public.transfer REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.transfers_point_to_rows();

CREATE TRIGGER refuse_bad_terms BEFORE INSERT OR UPDATE OF rule, rules, prize_table, cap, cost, fee, schedule ON public.game FOR EACH ROW EXECUTE FUNCTION public.refuse_bad_terms();

CREATE TRIGGER refuse_campaign_restart BEFORE UPDATE OF active ON public.bonus_campaign FOR EACH ROW WHEN (((CURRENT_USER = 'fairground_staff'::name) AND new.active AND (NOT old.active))) EXECUTE FUNCTION public.refuse_campaign_restart();

CREATE TRIGGER refuse_card_and_refund AFTER INSERT ON public.deck_card FOR EACH ROW EXECUTE FUNCTION public.refuse_card_and_refund();

CREATE TRIGGER refuse_card_and_refund AFTER INSERT ON public.ticket_outcome FOR EACH ROW WHEN ((new.kind = 'REFUND'::text)) EXECUTE FUNCTION public.refuse_card_and_refund();

CREATE TRIGGER refuse_gift_step BEFORE UPDATE OF state ON public.gift FOR EACH ROW WHEN ((old.state <> new.state)) EXECUTE FUNCTION public.refuse_gift_step();

CREATE TRIGGER refuse_held BEFORE INSERT ON public.draw_result FOR EACH ROW EXECUTE FUNCTION public.refuse_held();

CREATE TRIGGER refuse_held BEFORE INSERT ON public.instance_ending FOR EACH ROW EXECUTE FUNCTION public.refuse_held();

CREATE TRIGGER refuse_held_withdrawal BEFORE UPDATE ON public.withdrawal FOR EACH ROW WHEN (((old.status = 'REQUESTED'::text) AND (new.status = 'APPROVED'::text))) EXECUTE FUNCTION public.refuse_held_withdrawal();

CREATE TRIGGER refuse_high_wagering BEFORE INSERT OR UPDATE OF wagering_times ON public.bonus_campaign FOR EACH ROW EXECUTE FUNCTION public.refuse_high_wagering();

CREATE TRIGGER refuse_high_wagering BEFORE INSERT OR UPDATE OF wagering_times ON public.bonus_offer FOR EACH ROW EXECUTE FUNCTION public.refuse_high_wagering();

CREATE TRIGGER refuse_high_wagering BEFORE INSERT OR UPDATE OF wagering_times, instant ON public.coupon FOR EACH ROW WHEN ((NOT new.instant)) EXECUTE FUNCTION public.refuse_high_wagering();

CREATE TRIGGER refuse_late_void BEFORE INSERT ON public.ticket_outcome FOR EACH ROW WHEN ((new.kind = 'VOID'::text)) EXECUTE FUNCTION public.refuse_late_void();

CREATE TRIGGER refuse_single_release BEFORE INSERT ON public.draw_release FOR EACH ROW EXECUTE FUNCTION public.refuse_single_release();

CREATE TRIGGER refuse_unconfirmed BEFORE INSERT ON public.draw_result FOR EACH ROW WHEN ((new.control_signature IS NULL)) EXECUTE FUNCTION public.refuse_unconfirmed();

CREATE TRIGGER require_adjustment_proposal BEFORE INSERT ON public.adjustment FOR EACH ROW EXECUTE FUNCTION public.require_adjustment_proposal();

CREATE TRIGGER require_campaign_proposal BEFORE INSERT ON public.bonus_campaign FOR EACH ROW WHEN (((CURRENT_USER = 'fairground_staff'::name) OR (new.proposal_id IS NOT NULL))) EXECUTE FUNCTION public.require_campaign_proposal();

CREATE TRIGGER require_coupon_proposal BEFORE INSERT ON public.coupon FOR EACH ROW WHEN (((CURRENT_USER = 'fairground_staff'::name) OR (new.proposal_id IS NOT NULL))) EXECUTE FUNCTION public.require_coupon_proposal();

CREATE TRIGGER require_deck_proposal BEFORE UPDATE OF reg_end ON public.game_instance FOR EACH ROW WHEN ((old.reg_end IS DISTINCT FROM new.reg_end)) EXECUTE FUNCTION public.require_deck_proposal();

CREATE TRIGGER require_next_part BEFORE INSERT ON public.deck_record_part FOR EACH ROW EXECUTE FUNCTION public.require_next_part();

CREATE TRIGGER require_offer_approval BEFORE INSERT ON public.bonus_offer FOR EACH ROW WHEN (((CURRENT_USER = 'fairground_staff'::name) OR (new.offered_by IS NOT NULL) OR (new.proposal_id IS NOT NULL))) EXECUTE FUNCTION public.require_offer_approval();

CREATE TRIGGER require_proposal_for_money BEFORE UPDATE OF settings, return_min, return_max ON public.member FOR EACH ROW WHEN (((public.money_settings(old.settings) IS DISTINCT FROM public.money_settings(new.settings)) OR ((old.return_min IS DISTINCT FROM new.return_min) OR (old.return_max IS DISTINCT FROM new.return_max)))) EXECUTE FUNCTION public.require_settings_proposal();

CREATE TRIGGER require_proposal_for_new BEFORE INSERT ON public.game FOR EACH ROW EXECUTE FUNCTION public.require_game_proposal();

CREATE TRIGGER require_proposal_for_new BEFORE INSERT ON public.member FOR EACH ROW EXECUTE FUNCTION public.require_settings_proposal();

CREATE TRIGGER require_proposal_for_terms BEFORE UPDATE ON public.game FOR EACH ROW WHEN ((public.game_terms(old.*) IS DISTINCT FROM public.game_terms(new.*))) EXECUTE FUNCTION public.require_game_proposal();

CREATE TRIGGER require_provider_proposal BEFORE INSERT OR UPDATE ON public.payment_provider FOR EACH ROW WHEN ((new.status = 'current'::text)) EXECUTE FUNCTION public.require_provider_proposal();

CREATE TRIGGER require_retirement_proposal BEFORE UPDATE OF retired_at, active ON public.game FOR EACH ROW WHEN (((old.retired_at IS DISTINCT FROM new.retired_at) OR (old.retired_at IS NOT NULL))) EXECUTE FUNCTION public.require_retirement_proposal();

CREATE TRIGGER require_withdrawal_approval BEFORE UPDATE ON public.withdrawal FOR EACH ROW WHEN (((old.status = 'REQUESTED'::text) AND (new.status = ANY (ARRAY['APPROVED'::text, 'SENDING'::text, 'UNKNOWN'::text, 'PAID'::text])))) EXECUTE FUNCTION public.require_withdrawal_approval();

CREATE TRIGGER screen_registered_player AFTER INSERT OR UPDATE OF registered_fully_at ON public.player FOR EACH ROW WHEN ((new.registered_fully_at IS NOT NULL)) EXECUTE FUNCTION public.screen_registered_player();

ALTER TABLE ONLY public.account
    ADD CONSTRAINT account_member_id_fkey FOREIGN KEY (member_id) REFERENCES public.member(id);

ALTER TABLE ONLY public.achievement_reached
    ADD CONSTRAINT achievement_reached_member_id_player_id_fkey FOREIGN KEY (member_id, player_id) REFERENCES public.player(member_id, id);

ALTER TABLE ONLY public.ad
    ADD CONSTRAINT ad_member_id_fkey FOREIGN KEY (member_id) REFERENCES public.member(id);

ALTER TABLE ONLY public.ad
    ADD CONSTRAINT ad_member_id_picture_fkey FOREIGN KEY (member_id, picture) REFERENCES public.site_picture(member_id, name);

ALTER TABLE ONLY public.adjustment
    ADD CONSTRAINT adjustment_member_id_id_fkey FOREIGN KEY (member_id, id) REFERENCES public.journal(member_id, id);

ALTER TABLE ONLY public.adjustment
    ADD CONSTRAINT adjustment_member_id_player_id_fkey FOREIGN KEY (member_id, player_id) REFERENCES public.player(member_id, id);

ALTER TABLE ONLY public.aml_alert
    ADD CONSTRAINT aml_alert_member_id_player_id_fkey FOREIGN KEY (member_id, player_id) REFERENCES public.player(member_id, id);

ALTER TABLE ONLY public.aml_case
    ADD CONSTRAINT aml_case_member_id_player_id_fkey FOREIGN KEY (member_id, player_id) REFERENCES public.player(member_id, id);

ALTER TABLE ONLY public.aml_entry
    ADD CONSTRAINT aml_entry_member_id_case_id_fkey FOREIGN KEY (member_id, case_id) REFERENCES public.aml_case(member_id, id);

ALTER TABLE ONLY public.bonus_ball
    ADD CONSTRAINT bonus_ball_member_id_from_ball_fkey FOREIGN KEY (member_id, from_ball) REFERENCES public.bonus_ball(member_id, id);

ALTER TABLE ONLY public.bonus_ball
    ADD CONSTRAINT bonus_ball_member_id_instance_id_fkey FOREIGN KEY (member_id, instance_id) REFERENCES public.game_instance(member_id, id);

ALTER TABLE ONLY public.bonus_ball
    ADD CONSTRAINT bonus_ball_member_id_player_id_fkey FOREIGN KEY (member_id, player_id) REFERENCES public.player(member_id, id);

ALTER TABLE ONLY public.bonus_ball
    ADD CONSTRAINT bonus_ball_member_id_send_to_fkey FOREIGN KEY (member_id, send_to) REFERENCES public.player(member_id, id);

ALTER TABLE ONLY public.bonus_campaign
    ADD CONSTRAINT bonus_campaign_member_id_fkey FOREIGN KEY (member_id) REFERENCES public.member(id);

ALTER TABLE ONLY public.bonus_campaign
    ADD CONSTRAINT bonus_campaign_member_id_game_id_fkey FOREIGN KEY (member_id, game_id) REFERENCES public.game(member_id, id);

ALTER TABLE ONLY public.bonus_grant
    ADD CONSTRAINT bonus_grant_member_id_player_id_fkey FOREIGN KEY (member_id, player_id) REFERENCES public.player(member_id, id);

ALTER TABLE ONLY public.bonus_offer
    ADD CONSTRAINT bonus_offer_member_id_campaign_id_fkey FOREIGN KEY (member_id, campaign_id) REFERENCES public.bonus_campaign(member_id, id);

ALTER TABLE ONLY public.bonus_offer
    ADD CONSTRAINT bonus_offer_member_id_game_id_fkey FOREIGN KEY (member_id, game_id) REFERENCES public.game(member_id, id);

ALTER TABLE ONLY public.bonus_offer
    ADD CONSTRAINT bonus_offer_member_id_player_id_fkey FOREIGN KEY (member_id, player_id) REFERENCES public.player(member_id, id);

ALTER TABLE ONLY public.bonus_offer
    ADD CONSTRAINT bonus_offer_offered_by_fkey FOREIGN KEY (offered_by) REFERENCES public.staff(id);

ALTER TABLE ONLY public.bonus_progress
    ADD CONSTRAINT bonus_progress_member_id_grant_id_fkey FOREIGN KEY (member_id, grant_id) REFERENCES public.bonus_grant(member_id, id);

ALTER TABLE ONLY public.card_proof
    ADD CONSTRAINT card_proof_member_id_instance_id_seq_fkey FOREIGN KEY (member_id, instance_id, seq) REFERENCES public.ticket(member_id, instance_id, seq);

ALTER TABLE ONLY public.card_reveal
    ADD CONSTRAINT card_reveal_member_id_instance_id_seq_fkey FOREIGN KEY (member_id, instance_id, seq) REFERENCES public.deck_card(member_id, instance_id, seq);

ALTER TABLE ONLY public.code_request
    ADD CONSTRAINT code_request_member_id_fkey FOREIGN KEY (member_id) REFERENCES public.member(id);

ALTER TABLE ONLY public.content_version
    ADD CONSTRAINT content_version_member_id_fkey FOREIGN KEY (member_id) REFERENCES public.member(id);

ALTER TABLE ONLY public.countersigned_close
    ADD CONSTRAINT countersigned_close_member_id_instance_id_fkey FOREIGN KEY (member_id, instance_id) REFERENCES public.game_instance(member_id, id);

ALTER TABLE ONLY public.countersigned_round
    ADD CONSTRAINT countersigned_round_member_id_round_fkey FOREIGN KEY (member_id, round) REFERENCES public.round_cut(member_id, round);

ALTER TABLE ONLY public.coupon
    ADD CONSTRAINT coupon_member_id_fkey FOREIGN KEY (member_id) REFERENCES public.member(id);

ALTER TABLE ONLY public.currency_rate_change
    ADD CONSTRAINT currency_rate_change_member_id_fkey FOREIGN KEY (member_id) REFERENCES public.member(id);

ALTER TABLE ONLY public.currency_rate_change
    ADD CONSTRAINT currency_rate_change_member_id_proposal_id_fkey FOREIGN KEY (member_id, proposal_id) REFERENCES public.proposal(member_id, id);

ALTER TABLE ONLY public.currency_rate
    ADD CONSTRAINT currency_rate_member_id_fkey FOREIGN KEY (member_id) REFERENCES public.member(id);

ALTER TABLE ONLY public.deck_card
    ADD CONSTRAINT deck_card_member_id_instance_id_n_fkey FOREIGN KEY (member_id, instance_id, n) REFERENCES public.deck_round(member_id, instance_id, n);

ALTER TABLE ONLY public.deck_card
    ADD CONSTRAINT deck_card_member_id_instance_id_seq_fkey FOREIGN KEY (member_id, instance_id, seq) REFERENCES public.ticket(member_id, instance_id, seq);

ALTER TABLE ONLY public.deck
    ADD CONSTRAINT deck_member_id_instance_id_fkey FOREIGN KEY (member_id, instance_id) REFERENCES public.deck_seal(member_id, instance_id);

ALTER TABLE ONLY public.deck_record
    ADD CONSTRAINT deck_record_member_id_instance_id_fkey FOREIGN KEY (member_id, instance_id) REFERENCES public.deck(member_id, instance_id);

ALTER TABLE ONLY public.deck_record_part
    ADD CONSTRAINT deck_record_part_member_id_instance_id_fkey FOREIGN KEY (member_id, instance_id) REFERENCES public.deck(member_id, instance_id);

ALTER TABLE ONLY public.deck_result
    ADD CONSTRAINT deck_result_member_id_instance_id_fkey FOREIGN KEY (member_id, instance_id) REFERENCES public.deck(member_id, instance_id);

ALTER TABLE ONLY public.deck_round
    ADD CONSTRAINT deck_round_member_id_instance_id_fkey FOREIGN KEY (member_id, instance_id) REFERENCES public.deck(member_id, instance_id);

ALTER TABLE ONLY public.deck_seal
    ADD CONSTRAINT deck_seal_member_id_instance_id_fkey FOREIGN KEY (member_id, instance_id) REFERENCES public.game_instance(member_id, id);

ALTER TABLE ONLY public.deposit_order
    ADD CONSTRAINT deposit_order_member_id_coupon_id_fkey FOREIGN KEY (member_id, coupon_id) REFERENCES public.coupon(member_id, id);

ALTER TABLE ONLY public.deposit_order
    ADD CONSTRAINT deposit_order_member_id_paid_with_fkey FOREIGN KEY (member_id, paid_with) REFERENCES public.saved_payment(member_id, id);

ALTER TABLE ONLY public.deposit_order
    ADD CONSTRAINT deposit_order_member_id_pending_join_id_fkey FOREIGN KEY (member_id, pending_join_id) REFERENCES public.pending_join(member_id, id);

ALTER TABLE ONLY public.deposit_order
    ADD CONSTRAINT deposit_order_member_id_player_id_fkey FOREIGN KEY (member_id, player_id) REFERENCES public.player(member_id, id);

ALTER TABLE ONLY public.deposit_order
    ADD CONSTRAINT deposit_order_member_id_saved_id_fkey FOREIGN KEY (member_id, saved_id) REFERENCES public.saved_payment(member_id, id);

ALTER TABLE ONLY public.document
    ADD CONSTRAINT document_member_id_player_id_fkey FOREIGN KEY (member_id, player_id) REFERENCES public.player(member_id, id);

ALTER TABLE ONLY public.document
    ADD CONSTRAINT document_member_id_request_id_fkey FOREIGN KEY (member_id, request_id) REFERENCES public.verification_request(member_id, id);

ALTER TABLE ONLY public.draw_beacon
    ADD CONSTRAINT draw_beacon_member_id_instance_id_fkey FOREIGN KEY (member_id, instance_id) REFERENCES public.draw_commit(member_id, instance_id);

ALTER TABLE ONLY public.draw_commit
    ADD CONSTRAINT draw_commit_member_id_instance_id_fkey FOREIGN KEY (member_id, instance_id) REFERENCES public.game_instance(member_id, id);

ALTER TABLE ONLY public.draw_hold
    ADD CONSTRAINT draw_hold_member_id_instance_id_fkey FOREIGN KEY (member_id, instance_id) REFERENCES public.game_instance(member_id, id);

ALTER TABLE ONLY public.draw_point
    ADD CONSTRAINT draw_point_member_id_instance_id_fkey FOREIGN KEY (member_id, instance_id) REFERENCES public.game_instance(member_id, id);

ALTER TABLE ONLY public.draw_point
    ADD CONSTRAINT draw_point_member_id_player_id_fkey FOREIGN KEY (member_id, player_id) REFERENCES public.player(member_id, id);

ALTER TABLE ONLY public.draw_record
    ADD CONSTRAINT draw_record_member_id_instance_id_fkey FOREIGN KEY (member_id, instance_id) REFERENCES public.draw_result(member_id, instance_id);

ALTER TABLE ONLY public.draw_release
    ADD CONSTRAINT draw_release_member_id_instance_id_n_fkey FOREIGN KEY (member_id, instance_id, n) REFERENCES public.draw_hold(member_id, instance_id, n);

ALTER TABLE ONLY public.draw_result
    ADD CONSTRAINT draw_result_member_id_instance_id_fkey FOREIGN KEY (member_id, instance_id) REFERENCES public.draw_beacon(member_id, instance_id);

ALTER TABLE ONLY public.exclusion
    ADD CONSTRAINT exclusion_member_id_fkey FOREIGN KEY (member_id) REFERENCES public.member(id);

ALTER TABLE ONLY public.exclusion_spread
    ADD CONSTRAINT exclusion_spread_member_id_player_id_fkey FOREIGN KEY (member_id, player_id) REFERENCES public.player(member_id, id);

ALTER TABLE ONLY public.exclusion_spread
    ADD CONSTRAINT exclusion_spread_to_member_fkey FOREIGN KEY (to_member) REFERENCES public.member(id);

ALTER TABLE ONLY public.external_play
    ADD CONSTRAINT external_play_member_id_instance_id_fkey FOREIGN KEY (member_id, instance_id) REFERENCES public.game_instance(member_id, id);

ALTER TABLE ONLY public.external_play
    ADD CONSTRAINT external_play_member_id_player_id_fkey FOREIGN KEY (member_id, player_id) REFERENCES public.player(member_id, id);

ALTER TABLE ONLY public.favorite_game
    ADD CONSTRAINT favorite_game_member_id_game_id_fkey FOREIGN KEY (member_id, game_id) REFERENCES public.game(member_id, id);

ALTER TABLE ONLY public.favorite_game
    ADD CONSTRAINT favorite_game_member_id_player_id_fkey FOREIGN KEY (member_id, player_id) REFERENCES public.player(member_id, id);

ALTER TABLE ONLY public.game_chain
    ADD CONSTRAINT game_chain_member_id_game_id_fkey FOREIGN KEY (member_id, game_id) REFERENCES public.game(member_id, id);

ALTER TABLE ONLY public.game_closure
    ADD CONSTRAINT game_closure_member_id_fkey FOREIGN KEY (member_id) REFERENCES public.member(id);

ALTER TABLE ONLY public.game_closure
    ADD CONSTRAINT game_closure_member_id_game_id_fkey FOREIGN KEY (member_id, game_id) REFERENCES public.game(member_id, id);

ALTER TABLE ONLY public.game_draft
    ADD CONSTRAINT game_draft_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES public.staff(id);

ALTER TABLE ONLY public.game_draft
    ADD CONSTRAINT game_draft_member_id_fkey FOREIGN KEY (member_id) REFERENCES public.member(id);

ALTER TABLE ONLY public.game_instance
    ADD CONSTRAINT game_instance_member_id_game_id_fkey FOREIGN KEY (member_id, game_id) REFERENCES public.game(member_id, id);

ALTER TABLE ONLY public.game
    ADD CONSTRAINT game_member_id_fkey FOREIGN KEY (member_id) REFERENCES public.member(id);

ALTER TABLE ONLY public.game_text
    ADD CONSTRAINT game_text_member_id_game_id_fkey FOREIGN KEY (member_id, game_id) REFERENCES public.game(member_id, id);

ALTER TABLE ONLY public.game_version
    ADD CONSTRAINT game_version_member_id_game_id_fkey FOREIGN KEY (member_id, game_id) REFERENCES public.game(member_id, id);

ALTER TABLE ONLY public.game_version
    ADD CONSTRAINT game_version_member_id_proposal_id_fkey FOREIGN KEY (member_id, proposal_id) REFERENCES public.proposal(member_id, id);

ALTER TABLE ONLY public.generated_report
    ADD CONSTRAINT generated_report_member_id_fkey FOREIGN KEY (member_id) REFERENCES public.member(id);

ALTER TABLE ONLY public.generated_report
    ADD CONSTRAINT generated_report_member_id_repeats_id_fkey FOREIGN KEY (member_id, repeats_id) REFERENCES public.generated_report(member_id, id);

ALTER TABLE ONLY public.gift_group
    ADD CONSTRAINT gift_group_member_id_fkey FOREIGN KEY (member_id) REFERENCES public.member(id);

ALTER TABLE ONLY public.gift_invite
    ADD CONSTRAINT gift_invite_member_id_giver_id_fkey FOREIGN KEY (member_id, giver_id) REFERENCES public.player(member_id, id);

ALTER TABLE ONLY public.gift_invite
    ADD CONSTRAINT gift_invite_member_id_item_id_fkey FOREIGN KEY (member_id, item_id) REFERENCES public.gift_item(member_id, id);

ALTER TABLE ONLY public.gift_item
    ADD CONSTRAINT gift_item_member_id_game_id_fkey FOREIGN KEY (member_id, game_id) REFERENCES public.game(member_id, id);

ALTER TABLE ONLY public.gift_item
    ADD CONSTRAINT gift_item_member_id_group_id_fkey FOREIGN KEY (member_id, group_id) REFERENCES public.gift_group(member_id, id);

ALTER TABLE ONLY public.gift
    ADD CONSTRAINT gift_member_id_buy_journal_fkey FOREIGN KEY (member_id, buy_journal) REFERENCES public.journal(member_id, id);

ALTER TABLE ONLY public.gift
    ADD CONSTRAINT gift_member_id_end_journal_fkey FOREIGN KEY (member_id, end_journal) REFERENCES public.journal(member_id, id);

ALTER TABLE ONLY public.gift
    ADD CONSTRAINT gift_member_id_game_id_fkey FOREIGN KEY (member_id, game_id) REFERENCES public.game(member_id, id);

ALTER TABLE ONLY public.gift
    ADD CONSTRAINT gift_member_id_giver_id_fkey FOREIGN KEY (member_id, giver_id) REFERENCES public.player(member_id, id);

ALTER TABLE ONLY public.gift
    ADD CONSTRAINT gift_member_id_invite_id_fkey FOREIGN KEY (member_id, invite_id) REFERENCES public.gift_invite(member_id, id);

ALTER TABLE ONLY public.gift
    ADD CONSTRAINT gift_member_id_open_journal_fkey FOREIGN KEY (member_id, open_journal) REFERENCES public.journal(member_id, id);

ALTER TABLE ONLY public.gift
    ADD CONSTRAINT gift_member_id_recipient_id_fkey FOREIGN KEY (member_id, recipient_id) REFERENCES public.player(member_id, id);

ALTER TABLE ONLY public.identity_check
    ADD CONSTRAINT identity_check_member_id_fkey FOREIGN KEY (member_id) REFERENCES public.member(id);

ALTER TABLE ONLY public.identity_check_provider
    ADD CONSTRAINT identity_check_provider_member_id_fkey FOREIGN KEY (member_id) REFERENCES public.member(id);

ALTER TABLE ONLY public.identity_provider
    ADD CONSTRAINT identity_provider_member_id_fkey FOREIGN KEY (member_id) REFERENCES public.member(id);

ALTER TABLE ONLY public.incident_entry
    ADD CONSTRAINT incident_entry_member_id_incident_id_fkey FOREIGN KEY (member_id, incident_id) REFERENCES public.incident(member_id, id);

ALTER TABLE ONLY public.incident_entry
    ADD CONSTRAINT incident_entry_member_id_proposal_id_fkey FOREIGN KEY (member_id, proposal_id) REFERENCES public.proposal(member_id, id);

ALTER TABLE ONLY public.incident
    ADD CONSTRAINT incident_member_id_alarm_id_fkey FOREIGN KEY (member_id, alarm_id) REFERENCES public.alarm(member_id, id);

ALTER TABLE ONLY public.incident
    ADD CONSTRAINT incident_member_id_fkey FOREIGN KEY (member_id) REFERENCES public.member(id);

ALTER TABLE ONLY public.incident
    ADD CONSTRAINT incident_member_id_game_id_fkey FOREIGN KEY (member_id, game_id) REFERENCES public.game(member_id, id);

ALTER TABLE ONLY public.instance_ending
    ADD CONSTRAINT instance_ending_member_id_instance_id_fkey FOREIGN KEY (member_id, instance_id) REFERENCES public.game_instance(member_id, id);

ALTER TABLE ONLY public.interaction
    ADD CONSTRAINT interaction_member_id_flag_id_fkey FOREIGN KEY (member_id, flag_id) REFERENCES public.player_flag(member_id, id);

ALTER TABLE ONLY public.interaction
    ADD CONSTRAINT interaction_member_id_player_id_fkey FOREIGN KEY (member_id, player_id) REFERENCES public.player(member_id, id);

ALTER TABLE ONLY public.known_origin
    ADD CONSTRAINT known_origin_member_id_player_id_fkey FOREIGN KEY (member_id, player_id) REFERENCES public.player(member_id, id);

ALTER TABLE ONLY public.lane
    ADD CONSTRAINT lane_member_id_fkey FOREIGN KEY (member_id) REFERENCES public.member(id);

ALTER TABLE ONLY public.language_text
    ADD CONSTRAINT language_text_member_id_language_fkey FOREIGN KEY (member_id, language) REFERENCES public.site_language(member_id, language);

ALTER TABLE ONLY public.limit_change
    ADD CONSTRAINT limit_change_member_id_player_id_fkey FOREIGN KEY (member_id, player_id) REFERENCES public.player(member_id, id);

ALTER TABLE ONLY public.link_key
    ADD CONSTRAINT link_key_member_id_player_id_fkey FOREIGN KEY (member_id, player_id) REFERENCES public.player(member_id, id);

ALTER TABLE ONLY public.log_checkpoint
    ADD CONSTRAINT log_checkpoint_member_id_fkey FOREIGN KEY (member_id) REFERENCES public.public_log(member_id);

ALTER TABLE ONLY public.log_cosignature
    ADD CONSTRAINT log_cosignature_member_id_size_fkey FOREIGN KEY (member_id, size) REFERENCES public.log_checkpoint(member_id, size);

ALTER TABLE ONLY public.log_entry
    ADD CONSTRAINT log_entry_member_id_fkey FOREIGN KEY (member_id) REFERENCES public.public_log(member_id);

ALTER TABLE ONLY public.log_head
    ADD CONSTRAINT log_head_member_id_instance_id_fkey FOREIGN KEY (member_id, instance_id) REFERENCES public.game_instance(member_id, id);

ALTER TABLE ONLY public.log_policy
    ADD CONSTRAINT log_policy_member_id_fkey FOREIGN KEY (member_id) REFERENCES public.public_log(member_id);

ALTER TABLE ONLY public.log_policy
    ADD CONSTRAINT log_policy_member_id_index_fkey FOREIGN KEY (member_id, index) REFERENCES public.log_entry(member_id, index);

ALTER TABLE ONLY public.log_publisher
    ADD CONSTRAINT log_publisher_member_id_fkey FOREIGN KEY (member_id) REFERENCES public.public_log(member_id);

ALTER TABLE ONLY public.log_tile
    ADD CONSTRAINT log_tile_member_id_fkey FOREIGN KEY (member_id) REFERENCES public.public_log(member_id);

ALTER TABLE ONLY public.log_witness
    ADD CONSTRAINT log_witness_member_id_fkey FOREIGN KEY (member_id) REFERENCES public.public_log(member_id);

ALTER TABLE ONLY public.logged_result
    ADD CONSTRAINT logged_result_member_id_instance_id_fkey FOREIGN KEY (member_id, instance_id) REFERENCES public.game_instance(member_id, id);

ALTER TABLE ONLY public.missed_round
    ADD CONSTRAINT missed_round_member_id_round_fkey FOREIGN KEY (member_id, round) REFERENCES public.countersigned_round(member_id, round);

ALTER TABLE ONLY public.notification
    ADD CONSTRAINT notification_member_id_player_id_fkey FOREIGN KEY (member_id, player_id) REFERENCES public.player(member_id, id);

ALTER TABLE ONLY public.notification_preference
    ADD CONSTRAINT notification_preference_member_id_player_id_fkey FOREIGN KEY (member_id, player_id) REFERENCES public.player(member_id, id);

ALTER TABLE ONLY public.outside_identity
    ADD CONSTRAINT outside_identity_member_id_player_id_fkey FOREIGN KEY (member_id, player_id) REFERENCES public.player(member_id, id);

ALTER TABLE ONLY public.passkey_challenge
    ADD CONSTRAINT passkey_challenge_member_id_player_id_fkey FOREIGN KEY (member_id, player_id) REFERENCES public.player(member_id, id);

ALTER TABLE ONLY public.passkey
    ADD CONSTRAINT passkey_member_id_player_id_fkey FOREIGN KEY (member_id, player_id) REFERENCES public.player(member_id, id);

ALTER TABLE ONLY public.payment_inbox
    ADD CONSTRAINT payment_inbox_member_id_fkey FOREIGN KEY (member_id) REFERENCES public.member(id);

ALTER TABLE ONLY public.payment
    ADD CONSTRAINT payment_member_id_id_fkey FOREIGN KEY (member_id, id) REFERENCES public.journal(member_id, id);

ALTER TABLE ONLY public.payment
    ADD CONSTRAINT payment_member_id_player_id_fkey FOREIGN KEY (member_id, player_id) REFERENCES public.player(member_id, id);

ALTER TABLE ONLY public.payment_provider
    ADD CONSTRAINT payment_provider_member_id_fkey FOREIGN KEY (member_id) REFERENCES public.member(id);

ALTER TABLE ONLY public.payout
    ADD CONSTRAINT payout_member_id_instance_id_fkey FOREIGN KEY (member_id, instance_id) REFERENCES public.draw_result(member_id, instance_id);

ALTER TABLE ONLY public.payout
    ADD CONSTRAINT payout_member_id_instance_id_seq_fkey FOREIGN KEY (member_id, instance_id, seq) REFERENCES public.ticket(member_id, instance_id, seq);

ALTER TABLE ONLY public.payout_setup
    ADD CONSTRAINT payout_setup_member_id_player_id_fkey FOREIGN KEY (member_id, player_id) REFERENCES public.player(member_id, id);

ALTER TABLE ONLY public.payout_setup
    ADD CONSTRAINT payout_setup_member_id_saved_id_fkey FOREIGN KEY (member_id, saved_id) REFERENCES public.saved_payment(member_id, id);

ALTER TABLE ONLY public.pending_form
    ADD CONSTRAINT pending_form_member_id_fkey FOREIGN KEY (member_id) REFERENCES public.member(id);

ALTER TABLE ONLY public.pending_join
    ADD CONSTRAINT pending_join_member_id_player_id_fkey FOREIGN KEY (member_id, player_id) REFERENCES public.player(member_id, id);

ALTER TABLE ONLY public.persistent_event
    ADD CONSTRAINT persistent_event_member_id_player_id_fkey FOREIGN KEY (member_id, player_id) REFERENCES public.player(member_id, id);

ALTER TABLE ONLY public.phone_code
    ADD CONSTRAINT phone_code_member_id_player_id_fkey FOREIGN KEY (member_id, player_id) REFERENCES public.player(member_id, id);

ALTER TABLE ONLY public.planned_instance
    ADD CONSTRAINT planned_instance_member_id_game_id_fkey FOREIGN KEY (member_id, game_id) REFERENCES public.game(member_id, id);

ALTER TABLE ONLY public.player_carry
    ADD CONSTRAINT player_carry_member_id_player_id_fkey FOREIGN KEY (member_id, player_id) REFERENCES public.player(member_id, id);

ALTER TABLE ONLY public.player_day
    ADD CONSTRAINT player_day_member_id_player_id_fkey FOREIGN KEY (member_id, player_id) REFERENCES public.player(member_id, id);

ALTER TABLE ONLY public.player_detail
    ADD CONSTRAINT player_detail_member_id_player_id_fkey FOREIGN KEY (member_id, player_id) REFERENCES public.player(member_id, id);

ALTER TABLE ONLY public.player_flag
    ADD CONSTRAINT player_flag_member_id_player_id_fkey FOREIGN KEY (member_id, player_id) REFERENCES public.player(member_id, id);

ALTER TABLE ONLY public.player_hold
    ADD CONSTRAINT player_hold_member_id_case_id_fkey FOREIGN KEY (member_id, case_id) REFERENCES public.aml_case(member_id, id);

ALTER TABLE ONLY public.player_hold
    ADD CONSTRAINT player_hold_member_id_player_id_fkey FOREIGN KEY (member_id, player_id) REFERENCES public.player(member_id, id);

ALTER TABLE ONLY public.player_indicator
    ADD CONSTRAINT player_indicator_member_id_player_id_fkey FOREIGN KEY (member_id, player_id) REFERENCES public.player(member_id, id);

ALTER TABLE ONLY public.player_key
    ADD CONSTRAINT player_key_member_id_player_id_fkey FOREIGN KEY (member_id, player_id) REFERENCES public.player(member_id, id);

ALTER TABLE ONLY public.player
    ADD CONSTRAINT player_member_id_fkey FOREIGN KEY (member_id) REFERENCES public.member(id);

ALTER TABLE ONLY public.player_note
    ADD CONSTRAINT player_note_member_id_player_id_fkey FOREIGN KEY (member_id, player_id) REFERENCES public.player(member_id, id);

ALTER TABLE ONLY public.player_note
    ADD CONSTRAINT player_note_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff(id);

ALTER TABLE ONLY public.player_reveal
    ADD CONSTRAINT player_reveal_member_id_player_id_fkey FOREIGN KEY (member_id, player_id) REFERENCES public.player(member_id, id);

ALTER TABLE ONLY public.player_reveal
    ADD CONSTRAINT player_reveal_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff(id);

ALTER TABLE ONLY public.player_screening
    ADD CONSTRAINT player_screening_member_id_player_id_fkey FOREIGN KEY (member_id, player_id) REFERENCES public.player(member_id, id);

ALTER TABLE ONLY public.point_due
    ADD CONSTRAINT point_due_member_id_instance_id_fkey FOREIGN KEY (member_id, instance_id) REFERENCES public.game_instance(member_id, id);

ALTER TABLE ONLY public.point_total
    ADD CONSTRAINT point_total_member_id_player_id_fkey FOREIGN KEY (member_id, player_id) REFERENCES public.player(member_id, id);

ALTER TABLE ONLY public.prize_agent
    ADD CONSTRAINT prize_agent_member_id_fkey FOREIGN KEY (member_id) REFERENCES public.member(id);

ALTER TABLE ONLY public.prize_claim
    ADD CONSTRAINT prize_claim_member_id_agent_id_fkey FOREIGN KEY (member_id, agent_id) REFERENCES public.prize_agent(member_id, id);

ALTER TABLE ONLY public.prize_claim
    ADD CONSTRAINT prize_claim_member_id_instance_id_seq_n_fkey FOREIGN KEY (member_id, instance_id, seq, n) REFERENCES public.payout(member_id, instance_id, seq, n);

ALTER TABLE ONLY public.prize_claim
    ADD CONSTRAINT prize_claim_member_id_player_id_fkey FOREIGN KEY (member_id, player_id) REFERENCES public.player(member_id, id);

ALTER TABLE ONLY public.progress_step
    ADD CONSTRAINT progress_step_member_id_player_id_fkey FOREIGN KEY (member_id, player_id) REFERENCES public.player(member_id, id);

ALTER TABLE ONLY public.proposal
    ADD CONSTRAINT proposal_kind_fkey FOREIGN KEY (kind) REFERENCES public.proposal_kind(kind);

ALTER TABLE ONLY public.proposal
    ADD CONSTRAINT proposal_made_by_fkey FOREIGN KEY (made_by) REFERENCES public.staff(id);

ALTER TABLE ONLY public.proposal_vote
    ADD CONSTRAINT proposal_vote_credential_id_fkey FOREIGN KEY (credential_id) REFERENCES public.staff_passkey(credential_id);

ALTER TABLE ONLY public.proposal_vote
    ADD CONSTRAINT proposal_vote_member_id_proposal_id_fkey FOREIGN KEY (member_id, proposal_id) REFERENCES public.proposal(member_id, id);

ALTER TABLE ONLY public.proposal_vote
    ADD CONSTRAINT proposal_vote_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff(id);

ALTER TABLE ONLY public.protection_action
    ADD CONSTRAINT protection_action_member_id_flag_id_fkey FOREIGN KEY (member_id, flag_id) REFERENCES public.player_flag(member_id, id);

ALTER TABLE ONLY public.protection_action
    ADD CONSTRAINT protection_action_member_id_player_id_fkey FOREIGN KEY (member_id, player_id) REFERENCES public.player(member_id, id);

ALTER TABLE ONLY public.protection_position
    ADD CONSTRAINT protection_position_member_id_fkey FOREIGN KEY (member_id) REFERENCES public.member(id);

ALTER TABLE ONLY public.protection_rules
    ADD CONSTRAINT protection_rules_member_id_fkey FOREIGN KEY (member_id) REFERENCES public.member(id);

ALTER TABLE ONLY public.protection_rules
    ADD CONSTRAINT protection_rules_member_id_proposal_id_fkey FOREIGN KEY (member_id, proposal_id) REFERENCES public.proposal(member_id, id);

ALTER TABLE ONLY public.public_log
    ADD CONSTRAINT public_log_member_id_fkey FOREIGN KEY (member_id) REFERENCES public.member(id);

ALTER TABLE ONLY public.push_subscription
    ADD CONSTRAINT push_subscription_member_id_player_id_fkey FOREIGN KEY (member_id, player_id) REFERENCES public.player(member_id, id);

ALTER TABLE ONLY public.rank_choice
    ADD CONSTRAINT rank_choice_member_id_player_id_fkey FOREIGN KEY (member_id, player_id) REFERENCES public.player(member_id, id);

ALTER TABLE ONLY public.receipt_batch
    ADD CONSTRAINT receipt_batch_member_id_previous_n_previous_fkey FOREIGN KEY (member_id, previous_n, previous) REFERENCES public.receipt_batch(member_id, n, hash);

ALTER TABLE ONLY public.reconciliation_difference
    ADD CONSTRAINT reconciliation_difference_explained_by_fkey FOREIGN KEY (explained_by) REFERENCES public.staff(id);

ALTER TABLE ONLY public.reconciliation_difference
    ADD CONSTRAINT reconciliation_difference_member_id_fkey FOREIGN KEY (member_id) REFERENCES public.member(id);

ALTER TABLE ONLY public.reconciliation_difference
    ADD CONSTRAINT reconciliation_difference_member_id_proposal_id_fkey FOREIGN KEY (member_id, proposal_id) REFERENCES public.proposal(member_id, id);

ALTER TABLE ONLY public.reconciliation_difference
    ADD CONSTRAINT reconciliation_difference_member_id_provider_day_fkey FOREIGN KEY (member_id, provider, day) REFERENCES public.reconciliation(member_id, provider, day);

ALTER TABLE ONLY public.reconciliation
    ADD CONSTRAINT reconciliation_member_id_fkey FOREIGN KEY (member_id) REFERENCES public.member(id);

ALTER TABLE ONLY public.recovery_code
    ADD CONSTRAINT recovery_code_member_id_player_id_fkey FOREIGN KEY (member_id, player_id) REFERENCES public.player(member_id, id);

ALTER TABLE ONLY public.referral_code
    ADD CONSTRAINT referral_code_member_id_player_id_fkey FOREIGN KEY (member_id, player_id) REFERENCES public.player(member_id, id);

ALTER TABLE ONLY public.referral
    ADD CONSTRAINT referral_member_id_player_id_fkey FOREIGN KEY (member_id, player_id) REFERENCES public.player(member_id, id);

ALTER TABLE ONLY public.referral
    ADD CONSTRAINT referral_member_id_referrer_id_fkey FOREIGN KEY (member_id, referrer_id) REFERENCES public.player(member_id, id);

ALTER TABLE ONLY public.refused_round
    ADD CONSTRAINT refused_round_member_id_round_fkey FOREIGN KEY (member_id, round) REFERENCES public.round_cut(member_id, round);

ALTER TABLE ONLY public.register_check
    ADD CONSTRAINT register_check_member_id_player_id_fkey FOREIGN KEY (member_id, player_id) REFERENCES public.player(member_id, id);

ALTER TABLE ONLY public.report_export
    ADD CONSTRAINT report_export_member_id_proposal_id_fkey FOREIGN KEY (member_id, proposal_id) REFERENCES public.report_permit(member_id, proposal_id);

ALTER TABLE ONLY public.report_export
    ADD CONSTRAINT report_export_member_id_report_id_fkey FOREIGN KEY (member_id, report_id) REFERENCES public.generated_report(member_id, id);

ALTER TABLE ONLY public.report_export
    ADD CONSTRAINT report_export_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff(id);

ALTER TABLE ONLY public.report_page
    ADD CONSTRAINT report_page_member_id_report_id_fkey FOREIGN KEY (member_id, report_id) REFERENCES public.generated_report(member_id, id);

ALTER TABLE ONLY public.report_permit
    ADD CONSTRAINT report_permit_member_id_report_id_fkey FOREIGN KEY (member_id, report_id) REFERENCES public.generated_report(member_id, id);

ALTER TABLE ONLY public.report_permit
    ADD CONSTRAINT report_permit_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff(id);

ALTER TABLE ONLY public.round_cut_deck
    ADD CONSTRAINT round_cut_deck_member_id_instance_id_fkey FOREIGN KEY (member_id, instance_id) REFERENCES public.deck(member_id, instance_id);

ALTER TABLE ONLY public.round_cut_deck
    ADD CONSTRAINT round_cut_deck_member_id_round_fkey FOREIGN KEY (member_id, round) REFERENCES public.round_cut(member_id, round);

ALTER TABLE ONLY public.round_cut
    ADD CONSTRAINT round_cut_member_id_fkey FOREIGN KEY (member_id) REFERENCES public.member(id);

ALTER TABLE ONLY public.saved_payment_event
    ADD CONSTRAINT saved_payment_event_member_id_player_id_fkey FOREIGN KEY (member_id, player_id) REFERENCES public.player(member_id, id);

ALTER TABLE ONLY public.saved_payment_event
    ADD CONSTRAINT saved_payment_event_member_id_saved_id_fkey FOREIGN KEY (member_id, saved_id) REFERENCES public.saved_payment(member_id, id);

ALTER TABLE ONLY public.saved_payment
    ADD CONSTRAINT saved_payment_member_id_player_id_fkey FOREIGN KEY (member_id, player_id) REFERENCES public.player(member_id, id);

ALTER TABLE ONLY public.second_step
    ADD CONSTRAINT second_step_member_id_player_id_fkey FOREIGN KEY (member_id, player_id) REFERENCES public.player(member_id, id);

ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_member_id_player_id_fkey FOREIGN KEY (member_id, player_id) REFERENCES public.player(member_id, id);

ALTER TABLE ONLY public.site_language
    ADD CONSTRAINT site_language_member_id_fkey FOREIGN KEY (member_id) REFERENCES public.member(id);

ALTER TABLE ONLY public.site_notice
    ADD CONSTRAINT site_notice_member_id_fkey FOREIGN KEY (member_id) REFERENCES public.member(id);

ALTER TABLE ONLY public.site_page
    ADD CONSTRAINT site_page_member_id_fkey FOREIGN KEY (member_id) REFERENCES public.member(id);

ALTER TABLE ONLY public.site_page_text
    ADD CONSTRAINT site_page_text_member_id_page_id_fkey FOREIGN KEY (member_id, page_id) REFERENCES public.site_page(member_id, id);

ALTER TABLE ONLY public.site_picture
    ADD CONSTRAINT site_picture_member_id_fkey FOREIGN KEY (member_id) REFERENCES public.member(id);

ALTER TABLE ONLY public.site_style
    ADD CONSTRAINT site_style_member_id_background_fkey FOREIGN KEY (member_id, background) REFERENCES public.site_picture(member_id, name);

ALTER TABLE ONLY public.site_style
    ADD CONSTRAINT site_style_member_id_fkey FOREIGN KEY (member_id) REFERENCES public.member(id);

ALTER TABLE ONLY public.site_style
    ADD CONSTRAINT site_style_member_id_logo_fkey FOREIGN KEY (member_id, logo) REFERENCES public.site_picture(member_id, name);

ALTER TABLE ONLY public.staff_challenge
    ADD CONSTRAINT staff_challenge_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff(id);

ALTER TABLE ONLY public.staff_grant
    ADD CONSTRAINT staff_grant_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES public.member(id);

ALTER TABLE ONLY public.staff_grant
    ADD CONSTRAINT staff_grant_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff(id);

ALTER TABLE ONLY public.staff_identity
    ADD CONSTRAINT staff_identity_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff(id);

ALTER TABLE ONLY public.staff_invitation
    ADD CONSTRAINT staff_invitation_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff(id);

ALTER TABLE ONLY public.staff_passkey
    ADD CONSTRAINT staff_passkey_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff(id);

ALTER TABLE ONLY public.staff_session
    ADD CONSTRAINT staff_session_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff(id);

ALTER TABLE ONLY public.status_period
    ADD CONSTRAINT status_period_member_id_player_id_fkey FOREIGN KEY (member_id, player_id) REFERENCES public.player(member_id, id);

ALTER TABLE ONLY public.subscription
    ADD CONSTRAINT subscription_member_id_game_id_fkey FOREIGN KEY (member_id, game_id) REFERENCES public.game(member_id, id);

ALTER TABLE ONLY public.subscription
    ADD CONSTRAINT subscription_member_id_id_fkey FOREIGN KEY (member_id, id) REFERENCES public.journal(member_id, id);

ALTER TABLE ONLY public.subscription
    ADD CONSTRAINT subscription_member_id_player_id_fkey FOREIGN KEY (member_id, player_id) REFERENCES public.player(member_id, id);

ALTER TABLE ONLY public.support_case
    ADD CONSTRAINT support_case_assigned_to_fkey FOREIGN KEY (assigned_to) REFERENCES public.staff(id);

ALTER TABLE ONLY public.support_case
    ADD CONSTRAINT support_case_member_id_player_id_fkey FOREIGN KEY (member_id, player_id) REFERENCES public.player(member_id, id);

ALTER TABLE ONLY public.support_macro
    ADD CONSTRAINT support_macro_member_id_fkey FOREIGN KEY (member_id) REFERENCES public.member(id);

ALTER TABLE ONLY public.ticket_outcome
    ADD CONSTRAINT ticket_outcome_member_id_instance_id_ending_fkey FOREIGN KEY (member_id, instance_id, ending) REFERENCES public.instance_ending(member_id, instance_id, ending);

ALTER TABLE ONLY public.ticket_outcome
    ADD CONSTRAINT ticket_outcome_member_id_instance_id_seq_fkey FOREIGN KEY (member_id, instance_id, seq) REFERENCES public.ticket(member_id, instance_id, seq);

ALTER TABLE ONLY public.ticket_reprint
    ADD CONSTRAINT ticket_reprint_member_id_instance_id_seq_fkey FOREIGN KEY (member_id, instance_id, seq) REFERENCES public.ticket(member_id, instance_id, seq);

ALTER TABLE ONLY public.totp
    ADD CONSTRAINT totp_member_id_player_id_fkey FOREIGN KEY (member_id, player_id) REFERENCES public.player(member_id, id);

ALTER TABLE ONLY public.verification_request
    ADD CONSTRAINT verification_request_claimed_by_fkey FOREIGN KEY (claimed_by) REFERENCES public.staff(id);

ALTER TABLE ONLY public.verification_request
    ADD CONSTRAINT verification_request_member_id_player_id_fkey FOREIGN KEY (member_id, player_id) REFERENCES public.player(member_id, id);

ALTER TABLE ONLY public.webhook_counter
    ADD CONSTRAINT webhook_counter_member_id_fkey FOREIGN KEY (member_id) REFERENCES public.member(id);

ALTER TABLE ONLY public.webhook_delivery
    ADD CONSTRAINT webhook_delivery_member_id_endpoint_id_fkey FOREIGN KEY (member_id, endpoint_id) REFERENCES public.webhook_endpoint(member_id, id);

ALTER TABLE ONLY public.webhook_delivery
    ADD CONSTRAINT webhook_delivery_member_id_position_fkey FOREIGN KEY (member_id, "position") REFERENCES public.webhook_event(member_id, "position") ON DELETE CASCADE;

ALTER TABLE ONLY public.webhook_endpoint
    ADD CONSTRAINT webhook_endpoint_member_id_fkey FOREIGN KEY (member_id) REFERENCES public.member(id);

ALTER TABLE ONLY public.webhook_event
    ADD CONSTRAINT webhook_event_member_id_fkey FOREIGN KEY (member_id) REFERENCES public.member(id);

ALTER TABLE ONLY public.webhook_queue
    ADD CONSTRAINT webhook_queue_member_id_endpoint_id_fkey FOREIGN KEY (member_id, endpoint_id) REFERENCES public.webhook_endpoint(member_id, id);

ALTER TABLE ONLY public.whitelabel_partner
    ADD CONSTRAINT whitelabel_partner_member_id_fkey FOREIGN KEY (member_id) REFERENCES public.member(id);

ALTER TABLE ONLY public.whitelabel_session
    ADD CONSTRAINT whitelabel_session_member_id_fkey FOREIGN KEY (member_id) REFERENCES public.member(id);

ALTER TABLE ONLY public.withdrawal_approval
    ADD CONSTRAINT withdrawal_approval_member_id_withdrawal_id_fkey FOREIGN KEY (member_id, withdrawal_id) REFERENCES public.withdrawal(member_id, id);

ALTER TABLE ONLY public.withdrawal_approval
    ADD CONSTRAINT withdrawal_approval_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff(id);

ALTER TABLE ONLY public.withdrawal
    ADD CONSTRAINT withdrawal_member_id_id_fkey FOREIGN KEY (member_id, id) REFERENCES public.journal(member_id, id);

ALTER TABLE ONLY public.withdrawal
    ADD CONSTRAINT withdrawal_member_id_player_id_fkey FOREIGN KEY (member_id, player_id) REFERENCES public.player(member_id, id);

ALTER TABLE ONLY public.withdrawal_order
    ADD CONSTRAINT withdrawal_order_member_id_player_id_fkey FOREIGN KEY (member_id, player_id) REFERENCES public.player(member_id, id);

ALTER TABLE ONLY public.withdrawal_order
    ADD CONSTRAINT withdrawal_order_member_id_saved_id_fkey FOREIGN KEY (member_id, saved_id) REFERENCES public.saved_payment(member_id, id);

ALTER TABLE ONLY public.withdrawal_route
    ADD CONSTRAINT withdrawal_route_member_id_withdrawal_id_fkey FOREIGN KEY (member_id, withdrawal_id) REFERENCES public.withdrawal(member_id, id);

ALTER TABLE public.account ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.achievement_reached ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.ad ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.adjustment ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.alarm ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.aml_alert ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.aml_case ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.aml_entry ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.audit_entry ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.bonus_ball ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.bonus_campaign ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.bonus_grant ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.bonus_offer ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.bonus_progress ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.card_proof ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.card_reveal ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.code_request ENABLE ROW LEVEL SECURITY;

CREATE POLICY collector_counts ON public.webhook_counter TO fairground_relay USING (true) WITH CHECK (true);

CREATE POLICY collector_reads ON public.webhook_endpoint FOR SELECT TO fairground_relay USING (true);

CREATE POLICY collector_writes ON public.webhook_delivery TO fairground_relay USING (true) WITH CHECK (true);

CREATE POLICY collector_writes ON public.webhook_event TO fairground_relay USING (true) WITH CHECK (true);

CREATE POLICY collector_writes ON public.webhook_queue TO fairground_relay USING (true) WITH CHECK (true);

ALTER TABLE public.content_version ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.countersigned_close ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.countersigned_round ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.coupon ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.currency_rate ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.currency_rate_change ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.deck ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.deck_card ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.deck_record ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.deck_record_part ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.deck_result ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.deck_round ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.deck_seal ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.deposit_order ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.document ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.draw_beacon ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.draw_commit ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.draw_hold ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.draw_point ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.draw_record ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.draw_release ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.draw_result ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.draw_skip ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.exclusion ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.exclusion_spread ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.external_play ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.favorite_game ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.game ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.game_chain ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.game_closure ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.game_draft ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.game_instance ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.game_text ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.game_version ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.generated_report ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.gift ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.gift_group ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.gift_invite ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.gift_item ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.identity_check ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.identity_check_provider ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.identity_provider ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.incident ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.incident_entry ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.instance_ending ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.instance_event ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.instance_return ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.interaction ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.journal ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.known_origin ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.lane ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.language_text ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.limit_change ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.limit_counter ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.link_key ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.log_checkpoint ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.log_cosignature ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.log_entry ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.log_head ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.log_policy ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.log_publisher ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.log_tile ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.log_witness ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.logged_result ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.login_failure ENABLE ROW LEVEL SECURITY;

CREATE POLICY member_only ON public.account USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.achievement_reached USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.ad USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.adjustment USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.alarm USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.aml_alert USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.aml_case USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.aml_entry USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.audit_entry USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.bonus_ball USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.bonus_campaign USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.bonus_grant USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.bonus_offer USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.bonus_progress USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.card_proof USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.card_reveal USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.code_request USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.content_version USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.countersigned_close USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.countersigned_round USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.coupon USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.currency_rate USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.currency_rate_change USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.deck USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.deck_card USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.deck_record USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.deck_record_part USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.deck_result USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.deck_round USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.deck_seal USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.deposit_order USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.document USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.draw_beacon USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.draw_commit USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.draw_hold USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.draw_point USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.draw_record USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.draw_release USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.draw_result USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.draw_skip USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.exclusion USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.exclusion_spread USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.external_play USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.favorite_game USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.game USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.game_chain USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.game_closure USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.game_draft USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.game_instance USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.game_text USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.game_version USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.generated_report USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.gift USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.gift_group USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.gift_invite USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.gift_item USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.identity_check USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.identity_check_provider USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.identity_provider USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.incident USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.incident_entry USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.instance_ending USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.instance_event USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.instance_return USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.interaction USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.journal USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.known_origin USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.lane USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.language_text USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.limit_change USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.limit_counter USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.link_key USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.log_checkpoint USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.log_cosignature USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.log_entry USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.log_head USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.log_policy USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.log_publisher USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.log_tile USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.log_witness USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.logged_result USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.login_failure USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.missed_round USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.notification USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.notification_cause USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.notification_preference USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.outbox USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.outside_identity USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.passkey USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.passkey_challenge USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.payment USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.payment_inbox USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.payment_provider USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.payout USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.payout_setup USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.pending_form USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.pending_join USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.persistent_event USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.phone_code USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.planned_instance USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.player USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.player_carry USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.player_day USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.player_detail USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.player_flag USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.player_game USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.player_hold USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.player_indicator USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.player_key USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.player_note USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.player_reveal USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.player_screening USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.point_due USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.point_total USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.prize_agent USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.prize_claim USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.progress_step USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.proposal USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.proposal_vote USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.protection_action USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.protection_position USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.protection_rules USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.public_log USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.push_subscription USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.rank_choice USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.rate_count USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.receipt_batch USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.reconciliation USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.reconciliation_difference USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.recovery_code USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.referral USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.referral_code USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.refused_round USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.register_check USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.registration_origin USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.report_export USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.report_page USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.report_permit USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.return_due USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.return_window USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.round_cut USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.round_cut_deck USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.saved_payment USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.saved_payment_event USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.second_step USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.session USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.session_ticket USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.site_language USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.site_notice USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.site_page USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.site_page_text USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.site_picture USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.site_style USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.status_period USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.subscription USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.subscription_run USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.support_case USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.support_macro USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.ticket USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.ticket_outcome USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.ticket_reprint USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.totp USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.transfer USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.verification_request USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.webhook_counter USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.webhook_delivery USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.webhook_endpoint USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.webhook_event USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.webhook_queue USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.whitelabel_partner USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.whitelabel_session USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.withdrawal USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.withdrawal_approval USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.withdrawal_order USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

CREATE POLICY member_only ON public.withdrawal_route USING ((member_id = ( SELECT public.current_member() AS current_member))) WITH CHECK ((member_id = ( SELECT public.current_member() AS current_member)));

ALTER TABLE public.missed_round ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.notification ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.notification_cause ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.notification_preference ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.outbox ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.outside_identity ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.passkey ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.passkey_challenge ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.payment ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.payment_inbox ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.payment_provider ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.payout ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.payout_setup ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.pending_form ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.pending_join ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.persistent_event ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.phone_code ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.planned_instance ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.player ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.player_carry ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.player_day ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.player_detail ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.player_flag ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.player_game ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.player_hold ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.player_indicator ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.player_key ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.player_note ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.player_reveal ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.player_screening ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.point_due ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.point_total ENABLE ROW LEVEL SECURITY;

CREATE POLICY polls_read ON public.account FOR SELECT TO fairground_polls USING (true);

CREATE POLICY polls_read ON public.bonus_ball FOR SELECT TO fairground_polls USING (true);

CREATE POLICY polls_read ON public.bonus_campaign FOR SELECT TO fairground_polls USING (true);

CREATE POLICY polls_read ON public.bonus_grant FOR SELECT TO fairground_polls USING (true);

CREATE POLICY polls_read ON public.content_version FOR SELECT TO fairground_polls USING (true);

CREATE POLICY polls_read ON public.deposit_order FOR SELECT TO fairground_polls USING (true);

CREATE POLICY polls_read ON public.exclusion_spread FOR SELECT TO fairground_polls USING (true);

CREATE POLICY polls_read ON public.game FOR SELECT TO fairground_polls USING (true);

CREATE POLICY polls_read ON public.game_closure FOR SELECT TO fairground_polls USING (true);

CREATE POLICY polls_read ON public.game_instance FOR SELECT TO fairground_polls USING (true);

CREATE POLICY polls_read ON public.generated_report FOR SELECT TO fairground_polls USING (true);

CREATE POLICY polls_read ON public.gift FOR SELECT TO fairground_polls USING (true);

CREATE POLICY polls_read ON public.identity_check FOR SELECT TO fairground_polls USING (true);

CREATE POLICY polls_read ON public.interaction FOR SELECT TO fairground_polls USING (true);

CREATE POLICY polls_read ON public.journal FOR SELECT TO fairground_polls USING (true);

CREATE POLICY polls_read ON public.lane FOR SELECT TO fairground_polls USING (true);

CREATE POLICY polls_read ON public.log_checkpoint FOR SELECT TO fairground_polls USING (true);

CREATE POLICY polls_read ON public.log_head FOR SELECT TO fairground_polls USING (true);

CREATE POLICY polls_read ON public.log_publisher FOR SELECT TO fairground_polls USING (true);

CREATE POLICY polls_read ON public.notification_cause FOR SELECT TO fairground_polls USING (true);

CREATE POLICY polls_read ON public.notification_preference FOR SELECT TO fairground_polls USING (true);

CREATE POLICY polls_read ON public.payment FOR SELECT TO fairground_polls USING (true);

CREATE POLICY polls_read ON public.pending_join FOR SELECT TO fairground_polls USING (true);

CREATE POLICY polls_read ON public.planned_instance FOR SELECT TO fairground_polls USING (true);

CREATE POLICY polls_read ON public.player FOR SELECT TO fairground_polls USING (true);

CREATE POLICY polls_read ON public.player_detail FOR SELECT TO fairground_polls USING (true);

CREATE POLICY polls_read ON public.player_flag FOR SELECT TO fairground_polls USING (true);

CREATE POLICY polls_read ON public.player_screening FOR SELECT TO fairground_polls USING (true);

CREATE POLICY polls_read ON public.point_due FOR SELECT TO fairground_polls USING (true);

CREATE POLICY polls_read ON public.proposal FOR SELECT TO fairground_polls USING (true);

CREATE POLICY polls_read ON public.protection_position FOR SELECT TO fairground_polls USING (true);

CREATE POLICY polls_read ON public.public_log FOR SELECT TO fairground_polls USING (true);

CREATE POLICY polls_read ON public.referral FOR SELECT TO fairground_polls USING (true);

CREATE POLICY polls_read ON public.return_due FOR SELECT TO fairground_polls USING (true);

CREATE POLICY polls_read ON public.site_notice FOR SELECT TO fairground_polls USING (true);

CREATE POLICY polls_read ON public.subscription FOR SELECT TO fairground_polls USING (true);

CREATE POLICY polls_read ON public.subscription_run FOR SELECT TO fairground_polls USING (true);

CREATE POLICY polls_read ON public.support_case FOR SELECT TO fairground_polls USING (true);

CREATE POLICY polls_read ON public.webhook_endpoint FOR SELECT TO fairground_polls USING (true);

CREATE POLICY polls_read ON public.webhook_event FOR SELECT TO fairground_polls USING (true);

CREATE POLICY polls_read ON public.webhook_queue FOR SELECT TO fairground_polls USING (true);

CREATE POLICY polls_read ON public.withdrawal FOR SELECT TO fairground_polls USING (true);

CREATE POLICY polls_read ON public.withdrawal_approval FOR SELECT TO fairground_polls USING (true);

CREATE POLICY polls_read ON public.withdrawal_order FOR SELECT TO fairground_polls USING (true);

CREATE POLICY polls_renew ON public.lane FOR UPDATE TO fairground_polls USING (true) WITH CHECK (true);

CREATE POLICY polls_renew ON public.log_publisher FOR UPDATE TO fairground_polls USING (true) WITH CHECK (true);

ALTER TABLE public.prize_agent ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.prize_claim ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.progress_step ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.proposal ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.proposal_vote ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.protection_action ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.protection_position ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.protection_rules ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.public_log ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.push_subscription ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.rank_choice ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.rate_count ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.receipt_batch ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.reconciliation ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.reconciliation_difference ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.recovery_code ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.referral ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.referral_code ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.refused_round ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.register_check ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.registration_origin ENABLE ROW LEVEL SECURITY;

CREATE POLICY relay_prunes ON public.outbox FOR DELETE TO fairground_relay USING (true);

CREATE POLICY relay_reads ON public.outbox FOR SELECT TO fairground_relay USING (true);

ALTER TABLE public.report_export ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.report_page ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.report_permit ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.return_due ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.return_window ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.round_cut ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.round_cut_deck ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.saved_payment ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.saved_payment_event ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.second_step ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.session ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.session_ticket ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.site_language ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.site_notice ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.site_page ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.site_page_text ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.site_picture ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.site_style ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.status_period ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.subscription ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.subscription_run ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.support_case ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.support_macro ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.ticket ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.ticket_outcome ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.ticket_reprint ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.totp ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.transfer ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.verification_request ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.webhook_counter ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.webhook_delivery ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.webhook_endpoint ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.webhook_event ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.webhook_queue ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.whitelabel_partner ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.whitelabel_session ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.withdrawal ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.withdrawal_approval ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.withdrawal_order ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.withdrawal_route ENABLE ROW LEVEL SECURITY;

GRANT USAGE ON SCHEMA jobs TO fairground_staff;

REVOKE ALL ON FUNCTION public.due_approvals() FROM PUBLIC;
GRANT ALL ON FUNCTION public.due_approvals() TO fairground_app;
GRANT ALL ON FUNCTION public.due_approvals() TO fairground_staff;

REVOKE ALL ON FUNCTION public.due_balls() FROM PUBLIC;
GRANT ALL ON FUNCTION public.due_balls() TO fairground_app;

REVOKE ALL ON FUNCTION public.due_bonus_offers() FROM PUBLIC;
GRANT ALL ON FUNCTION public.due_bonus_offers() TO fairground_app;

REVOKE ALL ON FUNCTION public.due_bonuses() FROM PUBLIC;
GRANT ALL ON FUNCTION public.due_bonuses() TO fairground_app;

REVOKE ALL ON FUNCTION public.due_checkpoints() FROM PUBLIC;
GRANT ALL ON FUNCTION public.due_checkpoints() TO fairground_app;

REVOKE ALL ON FUNCTION public.due_content() FROM PUBLIC;
GRANT ALL ON FUNCTION public.due_content() TO fairground_app;

REVOKE ALL ON FUNCTION public.due_decks(kinds text[]) FROM PUBLIC;
GRANT ALL ON FUNCTION public.due_decks(kinds text[]) TO fairground_app;

REVOKE ALL ON FUNCTION public.due_deposits() FROM PUBLIC;
GRANT ALL ON FUNCTION public.due_deposits() TO fairground_app;

REVOKE ALL ON FUNCTION public.due_draws() FROM PUBLIC;
GRANT ALL ON FUNCTION public.due_draws() TO fairground_app;

REVOKE ALL ON FUNCTION public.due_free_logs() FROM PUBLIC;
GRANT ALL ON FUNCTION public.due_free_logs() TO fairground_app;

REVOKE ALL ON FUNCTION public.due_gifts() FROM PUBLIC;
GRANT ALL ON FUNCTION public.due_gifts() TO fairground_app;

REVOKE ALL ON FUNCTION public.due_heads() FROM PUBLIC;
GRANT ALL ON FUNCTION public.due_heads() TO fairground_app;

REVOKE ALL ON FUNCTION public.due_identity_checks() FROM PUBLIC;
GRANT ALL ON FUNCTION public.due_identity_checks() TO fairground_app;
GRANT ALL ON FUNCTION public.due_identity_checks() TO fairground_staff;

REVOKE ALL ON FUNCTION public.due_interactions() FROM PUBLIC;
GRANT ALL ON FUNCTION public.due_interactions() TO fairground_app;

REVOKE ALL ON FUNCTION public.due_new_decks(kinds text[]) FROM PUBLIC;
GRANT ALL ON FUNCTION public.due_new_decks(kinds text[]) TO fairground_app;

REVOKE ALL ON FUNCTION public.due_notices() FROM PUBLIC;
GRANT ALL ON FUNCTION public.due_notices() TO fairground_app;

REVOKE ALL ON FUNCTION public.due_notifications() FROM PUBLIC;
GRANT ALL ON FUNCTION public.due_notifications() TO fairground_app;

REVOKE ALL ON FUNCTION public.due_old_webhook_events(keep_days integer) FROM PUBLIC;
GRANT ALL ON FUNCTION public.due_old_webhook_events(keep_days integer) TO fairground_app;

REVOKE ALL ON FUNCTION public.due_pending_joins() FROM PUBLIC;
GRANT ALL ON FUNCTION public.due_pending_joins() TO fairground_app;

REVOKE ALL ON FUNCTION public.due_points() FROM PUBLIC;
GRANT ALL ON FUNCTION public.due_points() TO fairground_app;

REVOKE ALL ON FUNCTION public.due_proposals() FROM PUBLIC;
GRANT ALL ON FUNCTION public.due_proposals() TO fairground_app;
GRANT ALL ON FUNCTION public.due_proposals() TO fairground_staff;

REVOKE ALL ON FUNCTION public.due_protection() FROM PUBLIC;
GRANT ALL ON FUNCTION public.due_protection() TO fairground_app;

REVOKE ALL ON FUNCTION public.due_referrals() FROM PUBLIC;
GRANT ALL ON FUNCTION public.due_referrals() TO fairground_app;

REVOKE ALL ON FUNCTION public.due_register_checks() FROM PUBLIC;
GRANT ALL ON FUNCTION public.due_register_checks() TO fairground_app;

REVOKE ALL ON FUNCTION public.due_reminders() FROM PUBLIC;
GRANT ALL ON FUNCTION public.due_reminders() TO fairground_app;

REVOKE ALL ON FUNCTION public.due_reports() FROM PUBLIC;
GRANT ALL ON FUNCTION public.due_reports() TO fairground_app;

REVOKE ALL ON FUNCTION public.due_restrictions() FROM PUBLIC;
GRANT ALL ON FUNCTION public.due_restrictions() TO fairground_app;

REVOKE ALL ON FUNCTION public.due_returns() FROM PUBLIC;
GRANT ALL ON FUNCTION public.due_returns() TO fairground_app;

REVOKE ALL ON FUNCTION public.due_routing() FROM PUBLIC;
GRANT ALL ON FUNCTION public.due_routing() TO fairground_app;

REVOKE ALL ON FUNCTION public.due_screenings(version text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.due_screenings(version text) TO fairground_app;

REVOKE ALL ON FUNCTION public.due_search_digests() FROM PUBLIC;
GRANT ALL ON FUNCTION public.due_search_digests() TO fairground_app;

REVOKE ALL ON FUNCTION public.due_subscriptions() FROM PUBLIC;
GRANT ALL ON FUNCTION public.due_subscriptions() TO fairground_app;

REVOKE ALL ON FUNCTION public.due_support_cases(near interval) FROM PUBLIC;
GRANT ALL ON FUNCTION public.due_support_cases(near interval) TO fairground_app;
GRANT ALL ON FUNCTION public.due_support_cases(near interval) TO fairground_staff;

REVOKE ALL ON FUNCTION public.due_webhooks() FROM PUBLIC;
GRANT ALL ON FUNCTION public.due_webhooks() TO fairground_app;

REVOKE ALL ON FUNCTION public.due_withdrawals() FROM PUBLIC;
GRANT ALL ON FUNCTION public.due_withdrawals() TO fairground_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.game TO fairground_app;
GRANT SELECT,INSERT ON TABLE public.game TO fairground_staff;

GRANT SELECT(xmin) ON TABLE public.game TO fairground_polls;

GRANT SELECT(member_id) ON TABLE public.game TO fairground_polls;

GRANT SELECT(id) ON TABLE public.game TO fairground_polls;

GRANT SELECT(rule) ON TABLE public.game TO fairground_polls;

GRANT UPDATE(title) ON TABLE public.game TO fairground_staff;

GRANT UPDATE(title_short) ON TABLE public.game TO fairground_staff;

GRANT UPDATE(description) ON TABLE public.game TO fairground_staff;

GRANT UPDATE(rules) ON TABLE public.game TO fairground_staff;

GRANT UPDATE(prize_table) ON TABLE public.game TO fairground_staff;

GRANT UPDATE(cost) ON TABLE public.game TO fairground_staff;

GRANT UPDATE(fee) ON TABLE public.game TO fairground_staff;

GRANT UPDATE(cap) ON TABLE public.game TO fairground_staff;

GRANT UPDATE(player_max) ON TABLE public.game TO fairground_staff;

GRANT UPDATE(schedule) ON TABLE public.game TO fairground_staff;

GRANT UPDATE(active) ON TABLE public.game TO fairground_staff;
GRANT SELECT(active) ON TABLE public.game TO fairground_polls;

GRANT UPDATE(chain_anchor) ON TABLE public.game TO fairground_app;

GRANT UPDATE(chain_index) ON TABLE public.game TO fairground_app;

GRANT UPDATE(chain_number) ON TABLE public.game TO fairground_app;

GRANT UPDATE(chain_length) ON TABLE public.game TO fairground_app;

GRANT UPDATE(log_index) ON TABLE public.game TO fairground_app;
GRANT SELECT(log_index) ON TABLE public.game TO fairground_polls;

GRANT UPDATE(paused) ON TABLE public.game TO fairground_staff;
GRANT SELECT(paused) ON TABLE public.game TO fairground_polls;

GRANT UPDATE(retired_at) ON TABLE public.game TO fairground_staff;

REVOKE ALL ON FUNCTION public.opening_states() FROM PUBLIC;
GRANT ALL ON FUNCTION public.opening_states() TO fairground_app;

REVOKE ALL ON FUNCTION public.renew_lane_leases(holder uuid, lease_ms integer) FROM PUBLIC;
GRANT ALL ON FUNCTION public.renew_lane_leases(holder uuid, lease_ms integer) TO fairground_app;

REVOKE ALL ON FUNCTION public.renew_log_leases(holder uuid, lease_ms integer) FROM PUBLIC;
GRANT ALL ON FUNCTION public.renew_log_leases(holder uuid, lease_ms integer) TO fairground_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.account TO fairground_app;
GRANT SELECT ON TABLE public.account TO fairground_staff;

GRANT SELECT(member_id) ON TABLE public.account TO fairground_polls;

GRANT SELECT(kind) ON TABLE public.account TO fairground_polls;

GRANT SELECT(ref) ON TABLE public.account TO fairground_polls;

GRANT SELECT(version) ON TABLE public.account TO fairground_polls;

GRANT SELECT,INSERT ON TABLE public.achievement_reached TO fairground_app;
GRANT SELECT ON TABLE public.achievement_reached TO fairground_staff;

GRANT UPDATE(acknowledged_at) ON TABLE public.achievement_reached TO fairground_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.ad TO fairground_app;
GRANT SELECT,INSERT,UPDATE ON TABLE public.ad TO fairground_staff;

GRANT SELECT,INSERT ON TABLE public.adjustment TO fairground_app;
GRANT SELECT ON TABLE public.adjustment TO fairground_staff;

GRANT SELECT,INSERT ON TABLE public.alarm TO fairground_app;
GRANT SELECT ON TABLE public.alarm TO fairground_staff;

GRANT SELECT,INSERT,UPDATE ON TABLE public.aml_alert TO fairground_app;
GRANT SELECT ON TABLE public.aml_alert TO fairground_staff;

GRANT SELECT,INSERT ON TABLE public.aml_case TO fairground_app;
GRANT SELECT,INSERT ON TABLE public.aml_case TO fairground_staff;

GRANT UPDATE(status) ON TABLE public.aml_case TO fairground_staff;

GRANT UPDATE(rules) ON TABLE public.aml_case TO fairground_app;
GRANT UPDATE(rules) ON TABLE public.aml_case TO fairground_staff;

GRANT UPDATE(decided_at) ON TABLE public.aml_case TO fairground_staff;

GRANT SELECT,INSERT ON TABLE public.aml_entry TO fairground_app;
GRANT SELECT,INSERT ON TABLE public.aml_entry TO fairground_staff;

GRANT UPDATE(sealed) ON TABLE public.aml_entry TO fairground_app;

GRANT SELECT,INSERT ON TABLE public.audit_entry TO fairground_app;
GRANT SELECT,INSERT ON TABLE public.audit_entry TO fairground_staff;

GRANT SELECT ON TABLE public.backup_run TO fairground_app;
GRANT SELECT ON TABLE public.backup_run TO fairground_staff;

GRANT SELECT,INSERT,UPDATE ON TABLE public.bonus_ball TO fairground_app;

GRANT SELECT(member_id) ON TABLE public.bonus_ball TO fairground_polls;

GRANT SELECT(state) ON TABLE public.bonus_ball TO fairground_polls;

GRANT SELECT(expires_at) ON TABLE public.bonus_ball TO fairground_polls;

GRANT SELECT(instance_id) ON TABLE public.bonus_ball TO fairground_polls;

GRANT SELECT,INSERT,UPDATE ON TABLE public.bonus_campaign TO fairground_app;
GRANT SELECT,INSERT ON TABLE public.bonus_campaign TO fairground_staff;

GRANT SELECT(member_id) ON TABLE public.bonus_campaign TO fairground_polls;

GRANT UPDATE(active) ON TABLE public.bonus_campaign TO fairground_staff;
GRANT SELECT(active) ON TABLE public.bonus_campaign TO fairground_polls;

GRANT SELECT,INSERT,UPDATE ON TABLE public.bonus_grant TO fairground_app;
GRANT SELECT ON TABLE public.bonus_grant TO fairground_staff;

GRANT SELECT(member_id) ON TABLE public.bonus_grant TO fairground_polls;

GRANT UPDATE(expires_at) ON TABLE public.bonus_grant TO fairground_staff;
GRANT SELECT(expires_at) ON TABLE public.bonus_grant TO fairground_polls;

GRANT SELECT(status) ON TABLE public.bonus_grant TO fairground_polls;

GRANT SELECT(claimed_until) ON TABLE public.bonus_grant TO fairground_polls;

GRANT UPDATE(paused_at) ON TABLE public.bonus_grant TO fairground_staff;
GRANT SELECT(paused_at) ON TABLE public.bonus_grant TO fairground_polls;

GRANT SELECT,INSERT,UPDATE ON TABLE public.bonus_offer TO fairground_app;
GRANT SELECT,INSERT ON TABLE public.bonus_offer TO fairground_staff;

GRANT UPDATE(use_by) ON TABLE public.bonus_offer TO fairground_staff;

GRANT UPDATE(paused_at) ON TABLE public.bonus_offer TO fairground_staff;

GRANT SELECT,INSERT ON TABLE public.bonus_progress TO fairground_app;

GRANT SELECT,INSERT ON TABLE public.card_proof TO fairground_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.card_reveal TO fairground_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.code_request TO fairground_app;

GRANT SELECT ON TABLE public.content_version TO fairground_app;
GRANT SELECT,INSERT ON TABLE public.content_version TO fairground_staff;

GRANT SELECT(member_id) ON TABLE public.content_version TO fairground_polls;

GRANT UPDATE(value) ON TABLE public.content_version TO fairground_staff;

GRANT UPDATE(hash) ON TABLE public.content_version TO fairground_staff;

GRANT UPDATE(status) ON TABLE public.content_version TO fairground_staff;
GRANT UPDATE(status) ON TABLE public.content_version TO fairground_app;
GRANT SELECT(status) ON TABLE public.content_version TO fairground_polls;

GRANT UPDATE(author) ON TABLE public.content_version TO fairground_staff;

GRANT UPDATE(live_from) ON TABLE public.content_version TO fairground_staff;
GRANT UPDATE(live_from) ON TABLE public.content_version TO fairground_app;
GRANT SELECT(live_from) ON TABLE public.content_version TO fairground_polls;

GRANT UPDATE(live_until) ON TABLE public.content_version TO fairground_staff;
GRANT UPDATE(live_until) ON TABLE public.content_version TO fairground_app;

GRANT SELECT,INSERT ON TABLE public.countersigned_close TO fairground_app;
GRANT SELECT ON TABLE public.countersigned_close TO fairground_staff;

GRANT SELECT,INSERT ON TABLE public.countersigned_round TO fairground_app;
GRANT SELECT ON TABLE public.countersigned_round TO fairground_staff;

GRANT SELECT,UPDATE ON TABLE public.coupon TO fairground_app;
GRANT SELECT,INSERT ON TABLE public.coupon TO fairground_staff;

GRANT UPDATE(text) ON TABLE public.coupon TO fairground_staff;

GRANT UPDATE(active) ON TABLE public.coupon TO fairground_staff;

GRANT UPDATE(expires_at) ON TABLE public.coupon TO fairground_staff;

GRANT SELECT ON TABLE public.currency_rate TO fairground_app;
GRANT SELECT,INSERT,UPDATE ON TABLE public.currency_rate TO fairground_staff;

GRANT SELECT ON TABLE public.currency_rate_change TO fairground_app;
GRANT SELECT,INSERT ON TABLE public.currency_rate_change TO fairground_staff;

GRANT SELECT,INSERT ON TABLE public.deck TO fairground_app;
GRANT SELECT ON TABLE public.deck TO fairground_staff;

GRANT SELECT,INSERT ON TABLE public.deck_card TO fairground_app;
GRANT SELECT ON TABLE public.deck_card TO fairground_staff;

GRANT SELECT,INSERT ON TABLE public.deck_record TO fairground_app;

GRANT SELECT,INSERT ON TABLE public.deck_record_part TO fairground_app;

GRANT SELECT,INSERT ON TABLE public.deck_result TO fairground_app;

GRANT SELECT,INSERT ON TABLE public.deck_round TO fairground_app;

GRANT SELECT,INSERT ON TABLE public.deck_seal TO fairground_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.deposit_order TO fairground_app;
GRANT SELECT ON TABLE public.deposit_order TO fairground_staff;

GRANT SELECT(member_id) ON TABLE public.deposit_order TO fairground_polls;

GRANT UPDATE(ask_at) ON TABLE public.deposit_order TO fairground_staff;
GRANT SELECT(ask_at) ON TABLE public.deposit_order TO fairground_polls;

GRANT UPDATE(refund_at) ON TABLE public.deposit_order TO fairground_staff;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.document TO fairground_app;
GRANT SELECT ON TABLE public.document TO fairground_staff;

GRANT SELECT,INSERT ON TABLE public.draw_beacon TO fairground_app;
GRANT SELECT ON TABLE public.draw_beacon TO fairground_staff;

GRANT SELECT,INSERT ON TABLE public.draw_commit TO fairground_app;
GRANT SELECT ON TABLE public.draw_commit TO fairground_staff;

GRANT SELECT,INSERT ON TABLE public.draw_hold TO fairground_app;
GRANT SELECT,INSERT ON TABLE public.draw_hold TO fairground_staff;

GRANT SELECT,INSERT ON TABLE public.draw_point TO fairground_app;

GRANT SELECT,INSERT ON TABLE public.draw_record TO fairground_app;
GRANT SELECT ON TABLE public.draw_record TO fairground_staff;

GRANT SELECT,INSERT ON TABLE public.draw_release TO fairground_app;
GRANT SELECT,INSERT ON TABLE public.draw_release TO fairground_staff;

GRANT SELECT,INSERT ON TABLE public.draw_result TO fairground_app;
GRANT SELECT ON TABLE public.draw_result TO fairground_staff;

GRANT SELECT,INSERT ON TABLE public.draw_skip TO fairground_app;
GRANT SELECT ON TABLE public.draw_skip TO fairground_staff;

GRANT SELECT,INSERT,UPDATE ON TABLE public.exclusion TO fairground_app;
GRANT SELECT,INSERT,UPDATE ON TABLE public.exclusion TO fairground_staff;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.exclusion_spread TO fairground_app;
GRANT SELECT,INSERT,UPDATE ON TABLE public.exclusion_spread TO fairground_staff;

GRANT SELECT(member_id) ON TABLE public.exclusion_spread TO fairground_polls;

GRANT SELECT,INSERT,UPDATE ON TABLE public.external_play TO fairground_app;
GRANT SELECT,INSERT,UPDATE ON TABLE public.external_play TO fairground_staff;

GRANT SELECT,INSERT,DELETE ON TABLE public.favorite_game TO fairground_app;

GRANT SELECT,INSERT ON TABLE public.game_chain TO fairground_app;
GRANT SELECT ON TABLE public.game_chain TO fairground_staff;

GRANT SELECT ON TABLE public.game_closure TO fairground_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.game_closure TO fairground_staff;

GRANT SELECT(xmin) ON TABLE public.game_closure TO fairground_polls;

GRANT SELECT(member_id) ON TABLE public.game_closure TO fairground_polls;

GRANT SELECT(id) ON TABLE public.game_closure TO fairground_polls;

GRANT SELECT(closed_until) ON TABLE public.game_closure TO fairground_polls;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.game_draft TO fairground_staff;

GRANT SELECT,INSERT ON TABLE public.game_instance TO fairground_app;
GRANT SELECT ON TABLE public.game_instance TO fairground_staff;

GRANT SELECT(xmin) ON TABLE public.game_instance TO fairground_polls;

GRANT SELECT(member_id) ON TABLE public.game_instance TO fairground_polls;

GRANT SELECT(id) ON TABLE public.game_instance TO fairground_polls;

GRANT SELECT(game_id) ON TABLE public.game_instance TO fairground_polls;

GRANT UPDATE(status) ON TABLE public.game_instance TO fairground_app;
GRANT UPDATE(status) ON TABLE public.game_instance TO fairground_staff;
GRANT SELECT(status) ON TABLE public.game_instance TO fairground_polls;

GRANT UPDATE(version) ON TABLE public.game_instance TO fairground_app;
GRANT UPDATE(version) ON TABLE public.game_instance TO fairground_staff;

GRANT UPDATE(sold) ON TABLE public.game_instance TO fairground_app;
GRANT SELECT(sold) ON TABLE public.game_instance TO fairground_polls;

GRANT UPDATE(players) ON TABLE public.game_instance TO fairground_app;

GRANT UPDATE(frontier) ON TABLE public.game_instance TO fairground_app;
GRANT SELECT(frontier) ON TABLE public.game_instance TO fairground_polls;

GRANT UPDATE(reg_end) ON TABLE public.game_instance TO fairground_app;
GRANT UPDATE(reg_end) ON TABLE public.game_instance TO fairground_staff;

GRANT UPDATE(start_at) ON TABLE public.game_instance TO fairground_app;
GRANT UPDATE(start_at) ON TABLE public.game_instance TO fairground_staff;
GRANT SELECT(start_at) ON TABLE public.game_instance TO fairground_polls;

GRANT UPDATE(end_at) ON TABLE public.game_instance TO fairground_app;
GRANT UPDATE(end_at) ON TABLE public.game_instance TO fairground_staff;

GRANT UPDATE(closed_at) ON TABLE public.game_instance TO fairground_app;
GRANT UPDATE(closed_at) ON TABLE public.game_instance TO fairground_staff;

GRANT UPDATE(reschedules) ON TABLE public.game_instance TO fairground_app;

GRANT UPDATE(attempts) ON TABLE public.game_instance TO fairground_app;
GRANT UPDATE(attempts) ON TABLE public.game_instance TO fairground_staff;

GRANT UPDATE(last_error) ON TABLE public.game_instance TO fairground_app;
GRANT UPDATE(last_error) ON TABLE public.game_instance TO fairground_staff;

GRANT UPDATE(due_at) ON TABLE public.game_instance TO fairground_app;
GRANT UPDATE(due_at) ON TABLE public.game_instance TO fairground_staff;
GRANT SELECT(due_at) ON TABLE public.game_instance TO fairground_polls;

GRANT UPDATE(pool) ON TABLE public.game_instance TO fairground_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.game_text TO fairground_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.game_text TO fairground_staff;

GRANT SELECT ON TABLE public.game_version TO fairground_app;
GRANT SELECT,INSERT ON TABLE public.game_version TO fairground_staff;

GRANT SELECT,UPDATE ON TABLE public.generated_report TO fairground_app;
GRANT SELECT,INSERT ON TABLE public.generated_report TO fairground_staff;

GRANT SELECT(member_id) ON TABLE public.generated_report TO fairground_polls;

GRANT SELECT(status) ON TABLE public.generated_report TO fairground_polls;

GRANT SELECT(claimed_until) ON TABLE public.generated_report TO fairground_polls;

GRANT USAGE ON SEQUENCE public.gift_number TO fairground_app;
GRANT USAGE ON SEQUENCE public.gift_number TO fairground_staff;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.gift TO fairground_app;

GRANT SELECT(member_id) ON TABLE public.gift TO fairground_staff;
GRANT SELECT(member_id) ON TABLE public.gift TO fairground_polls;

GRANT SELECT(id) ON TABLE public.gift TO fairground_staff;

GRANT SELECT(giver_id) ON TABLE public.gift TO fairground_staff;

GRANT SELECT(recipient_id) ON TABLE public.gift TO fairground_staff;

GRANT SELECT(game_id) ON TABLE public.gift TO fairground_staff;

GRANT SELECT(plays) ON TABLE public.gift TO fairground_staff;

GRANT SELECT(currency) ON TABLE public.gift TO fairground_staff;

GRANT SELECT(amount) ON TABLE public.gift TO fairground_staff;

GRANT SELECT(state) ON TABLE public.gift TO fairground_staff;
GRANT SELECT(state) ON TABLE public.gift TO fairground_polls;

GRANT SELECT(bought_at) ON TABLE public.gift TO fairground_staff;

GRANT SELECT(use_by) ON TABLE public.gift TO fairground_staff;
GRANT SELECT(use_by) ON TABLE public.gift TO fairground_polls;

GRANT SELECT(ended_at) ON TABLE public.gift TO fairground_staff;

GRANT SELECT(claimed_until) ON TABLE public.gift TO fairground_polls;

GRANT SELECT ON TABLE public.gift_group TO fairground_app;
GRANT SELECT,INSERT,UPDATE ON TABLE public.gift_group TO fairground_staff;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.gift_invite TO fairground_app;

GRANT SELECT ON TABLE public.gift_item TO fairground_app;
GRANT SELECT,INSERT,UPDATE ON TABLE public.gift_item TO fairground_staff;

GRANT SELECT ON TABLE public.identity_check TO fairground_app;
GRANT SELECT,INSERT,UPDATE ON TABLE public.identity_check TO fairground_staff;

GRANT SELECT(member_id) ON TABLE public.identity_check TO fairground_polls;

GRANT SELECT(status) ON TABLE public.identity_check TO fairground_polls;

GRANT UPDATE(ask_at) ON TABLE public.identity_check TO fairground_app;
GRANT SELECT(ask_at) ON TABLE public.identity_check TO fairground_polls;

GRANT SELECT ON TABLE public.identity_check_provider TO fairground_app;
GRANT SELECT,INSERT,UPDATE ON TABLE public.identity_check_provider TO fairground_staff;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.identity_provider TO fairground_app;
GRANT SELECT,INSERT,UPDATE ON TABLE public.identity_provider TO fairground_staff;

GRANT SELECT ON TABLE public.incident TO fairground_app;
GRANT SELECT,INSERT ON TABLE public.incident TO fairground_staff;

GRANT UPDATE(status) ON TABLE public.incident TO fairground_staff;

GRANT UPDATE(closed_at) ON TABLE public.incident TO fairground_staff;

GRANT SELECT ON TABLE public.incident_entry TO fairground_app;
GRANT SELECT,INSERT ON TABLE public.incident_entry TO fairground_staff;

GRANT SELECT,INSERT ON TABLE public.instance_ending TO fairground_app;

GRANT SELECT,INSERT ON TABLE public.instance_event TO fairground_app;
GRANT SELECT,INSERT ON TABLE public.instance_event TO fairground_staff;

GRANT SELECT,INSERT ON TABLE public.instance_return TO fairground_app;
GRANT SELECT ON TABLE public.instance_return TO fairground_staff;

GRANT SELECT ON TABLE public.interaction TO fairground_app;
GRANT SELECT,INSERT ON TABLE public.interaction TO fairground_staff;

GRANT SELECT(member_id) ON TABLE public.interaction TO fairground_polls;

GRANT UPDATE(sealed_note) ON TABLE public.interaction TO fairground_app;

GRANT SELECT(evaluate_at) ON TABLE public.interaction TO fairground_polls;

GRANT UPDATE(evaluated_at) ON TABLE public.interaction TO fairground_app;
GRANT SELECT(evaluated_at) ON TABLE public.interaction TO fairground_polls;

GRANT UPDATE(evaluation) ON TABLE public.interaction TO fairground_app;

GRANT SELECT,INSERT ON TABLE public.journal TO fairground_app;
GRANT SELECT ON TABLE public.journal TO fairground_staff;

GRANT SELECT(member_id) ON TABLE public.journal TO fairground_polls;

GRANT SELECT(id) ON TABLE public.journal TO fairground_polls;

GRANT SELECT(op_key) ON TABLE public.journal TO fairground_polls;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.known_origin TO fairground_app;
GRANT SELECT,DELETE ON TABLE public.known_origin TO fairground_staff;

GRANT SELECT,INSERT,UPDATE ON TABLE public.lane TO fairground_app;
GRANT SELECT,INSERT ON TABLE public.lane TO fairground_staff;

GRANT SELECT(member_id) ON TABLE public.lane TO fairground_polls;

GRANT SELECT(owner) ON TABLE public.lane TO fairground_polls;

GRANT UPDATE(epoch) ON TABLE public.lane TO fairground_staff;
GRANT SELECT(epoch) ON TABLE public.lane TO fairground_polls;

GRANT SELECT(lease_until),UPDATE(lease_until) ON TABLE public.lane TO fairground_polls;

GRANT SELECT(journal_id) ON TABLE public.lane TO fairground_polls;

GRANT UPDATE(player_changes) ON TABLE public.lane TO fairground_staff;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.lane_process TO fairground_app;

GRANT SELECT ON TABLE public.language_text TO fairground_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.language_text TO fairground_staff;

GRANT SELECT,INSERT ON TABLE public.limit_change TO fairground_app;
GRANT SELECT ON TABLE public.limit_change TO fairground_staff;

GRANT SELECT,INSERT,UPDATE ON TABLE public.limit_counter TO fairground_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.link_key TO fairground_app;
GRANT SELECT,INSERT,UPDATE ON TABLE public.link_key TO fairground_staff;

GRANT SELECT,INSERT ON TABLE public.ticket TO fairground_app;
GRANT SELECT ON TABLE public.ticket TO fairground_staff;

GRANT SELECT,INSERT ON TABLE public.ticket_outcome TO fairground_app;
GRANT SELECT ON TABLE public.ticket_outcome TO fairground_staff;

GRANT SELECT ON TABLE public.live_ticket TO fairground_app;
GRANT SELECT ON TABLE public.live_ticket TO fairground_staff;

GRANT SELECT,INSERT ON TABLE public.log_checkpoint TO fairground_app;
GRANT SELECT ON TABLE public.log_checkpoint TO fairground_staff;

GRANT SELECT(member_id) ON TABLE public.log_checkpoint TO fairground_polls;

GRANT SELECT(size) ON TABLE public.log_checkpoint TO fairground_polls;

GRANT SELECT,INSERT ON TABLE public.log_cosignature TO fairground_app;

GRANT SELECT,INSERT ON TABLE public.log_entry TO fairground_app;
GRANT SELECT,INSERT ON TABLE public.log_entry TO fairground_staff;

GRANT SELECT,INSERT,UPDATE ON TABLE public.log_head TO fairground_app;
GRANT SELECT ON TABLE public.log_head TO fairground_staff;

GRANT SELECT(member_id) ON TABLE public.log_head TO fairground_polls;

GRANT SELECT(instance_id) ON TABLE public.log_head TO fairground_polls;

GRANT SELECT(size) ON TABLE public.log_head TO fairground_polls;

GRANT SELECT,INSERT ON TABLE public.log_policy TO fairground_app;
GRANT SELECT ON TABLE public.log_policy TO fairground_staff;

GRANT SELECT,INSERT,UPDATE ON TABLE public.log_publisher TO fairground_app;

GRANT SELECT(member_id) ON TABLE public.log_publisher TO fairground_polls;

GRANT SELECT(owner) ON TABLE public.log_publisher TO fairground_polls;

GRANT SELECT(lease_until),UPDATE(lease_until) ON TABLE public.log_publisher TO fairground_polls;

GRANT SELECT,INSERT ON TABLE public.log_tile TO fairground_app;
GRANT SELECT,INSERT ON TABLE public.log_tile TO fairground_staff;

GRANT SELECT,INSERT,UPDATE ON TABLE public.log_witness TO fairground_app;

GRANT SELECT,INSERT ON TABLE public.logged_result TO fairground_app;
GRANT SELECT ON TABLE public.logged_result TO fairground_staff;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.login_failure TO fairground_app;
GRANT SELECT,DELETE ON TABLE public.login_failure TO fairground_staff;

GRANT SELECT ON TABLE public.member TO fairground_app;
GRANT SELECT ON TABLE public.member TO fairground_relay;
GRANT SELECT,INSERT ON TABLE public.member TO fairground_staff;

GRANT SELECT(id) ON TABLE public.member TO fairground_polls;

GRANT UPDATE(name) ON TABLE public.member TO fairground_staff;

GRANT UPDATE(look) ON TABLE public.member TO fairground_staff;

GRANT UPDATE(scheme) ON TABLE public.member TO fairground_staff;

GRANT UPDATE(hosts) ON TABLE public.member TO fairground_staff;

GRANT UPDATE(profile) ON TABLE public.member TO fairground_staff;

GRANT UPDATE(settings) ON TABLE public.member TO fairground_staff;

GRANT UPDATE(return_min) ON TABLE public.member TO fairground_staff;

GRANT UPDATE(return_max) ON TABLE public.member TO fairground_staff;

GRANT UPDATE(features) ON TABLE public.member TO fairground_staff;

GRANT SELECT,INSERT ON TABLE public.missed_round TO fairground_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.notification TO fairground_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.notification_cause TO fairground_app;
GRANT SELECT,INSERT,UPDATE ON TABLE public.notification_cause TO fairground_staff;

GRANT SELECT(member_id) ON TABLE public.notification_cause TO fairground_polls;

GRANT SELECT(kind) ON TABLE public.notification_cause TO fairground_polls;

GRANT SELECT(ref) ON TABLE public.notification_cause TO fairground_polls;

GRANT SELECT(due_at) ON TABLE public.notification_cause TO fairground_polls;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.notification_preference TO fairground_app;

GRANT SELECT(member_id) ON TABLE public.notification_preference TO fairground_polls;

GRANT SELECT(kind) ON TABLE public.notification_preference TO fairground_polls;

GRANT SELECT(enabled) ON TABLE public.notification_preference TO fairground_polls;

GRANT INSERT ON TABLE public.outbox TO fairground_app;
GRANT SELECT,DELETE ON TABLE public.outbox TO fairground_relay;
GRANT INSERT ON TABLE public.outbox TO fairground_staff;

GRANT SELECT(member_id) ON TABLE public.outbox TO fairground_staff;

GRANT SELECT(id) ON TABLE public.outbox TO fairground_staff;

GRANT SELECT(txid) ON TABLE public.outbox TO fairground_staff;

GRANT SELECT(created_at) ON TABLE public.outbox TO fairground_staff;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.outside_identity TO fairground_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.passkey TO fairground_app;
GRANT SELECT,DELETE ON TABLE public.passkey TO fairground_staff;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.passkey_challenge TO fairground_app;
GRANT SELECT,DELETE ON TABLE public.passkey_challenge TO fairground_staff;

GRANT SELECT,INSERT,UPDATE ON TABLE public.payment TO fairground_app;
GRANT SELECT ON TABLE public.payment TO fairground_staff;

GRANT SELECT(member_id) ON TABLE public.payment TO fairground_polls;

GRANT SELECT(state) ON TABLE public.payment TO fairground_polls;

GRANT SELECT(changed_at) ON TABLE public.payment TO fairground_polls;

GRANT SELECT,INSERT ON TABLE public.payment_inbox TO fairground_app;
GRANT SELECT ON TABLE public.payment_inbox TO fairground_staff;

GRANT SELECT ON TABLE public.payment_provider TO fairground_app;
GRANT SELECT,INSERT ON TABLE public.payment_provider TO fairground_staff;

GRANT UPDATE(status) ON TABLE public.payment_provider TO fairground_staff;

GRANT SELECT,INSERT ON TABLE public.payout TO fairground_app;
GRANT SELECT ON TABLE public.payout TO fairground_staff;

GRANT SELECT,INSERT,UPDATE ON TABLE public.payout_setup TO fairground_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.pending_form TO fairground_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.pending_join TO fairground_app;

GRANT SELECT(member_id) ON TABLE public.pending_join TO fairground_polls;

GRANT SELECT(due_at) ON TABLE public.pending_join TO fairground_polls;

GRANT SELECT,INSERT,UPDATE ON TABLE public.persistent_event TO fairground_app;
GRANT SELECT,INSERT,UPDATE ON TABLE public.persistent_event TO fairground_staff;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.phone_code TO fairground_app;

GRANT SELECT ON TABLE public.planned_instance TO fairground_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.planned_instance TO fairground_staff;

GRANT SELECT(xmin) ON TABLE public.planned_instance TO fairground_polls;

GRANT SELECT(member_id) ON TABLE public.planned_instance TO fairground_polls;

GRANT SELECT(game_id) ON TABLE public.planned_instance TO fairground_polls;

GRANT SELECT(start_at) ON TABLE public.planned_instance TO fairground_polls;

GRANT SELECT(reg_end) ON TABLE public.planned_instance TO fairground_polls;

GRANT SELECT,INSERT,UPDATE ON TABLE public.player TO fairground_app;
GRANT SELECT ON TABLE public.player TO fairground_staff;

GRANT SELECT(member_id) ON TABLE public.player TO fairground_polls;

GRANT SELECT(id) ON TABLE public.player TO fairground_polls;

GRANT UPDATE(password_hash) ON TABLE public.player TO fairground_staff;

GRANT UPDATE(segment) ON TABLE public.player TO fairground_staff;

GRANT UPDATE(status) ON TABLE public.player TO fairground_staff;
GRANT SELECT(status) ON TABLE public.player TO fairground_polls;

GRANT UPDATE(change_password) ON TABLE public.player TO fairground_staff;

GRANT UPDATE(id_verified_at) ON TABLE public.player TO fairground_staff;

GRANT UPDATE(address_verified_at) ON TABLE public.player TO fairground_staff;

GRANT UPDATE(verification_status) ON TABLE public.player TO fairground_staff;

GRANT UPDATE(contact_by) ON TABLE public.player TO fairground_staff;

GRANT UPDATE(temporary_until) ON TABLE public.player TO fairground_staff;

GRANT UPDATE(demo) ON TABLE public.player TO fairground_staff;

GRANT UPDATE(closed_at) ON TABLE public.player TO fairground_staff;

GRANT UPDATE(restricted_until) ON TABLE public.player TO fairground_staff;
GRANT SELECT(restricted_until) ON TABLE public.player TO fairground_polls;

GRANT UPDATE(promotions_stopped) ON TABLE public.player TO fairground_staff;

GRANT SELECT,INSERT,UPDATE ON TABLE public.player_carry TO fairground_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.player_day TO fairground_app;
GRANT SELECT ON TABLE public.player_day TO fairground_staff;

GRANT SELECT,INSERT,UPDATE ON TABLE public.player_detail TO fairground_app;
GRANT SELECT ON TABLE public.player_detail TO fairground_staff;

GRANT SELECT(member_id) ON TABLE public.player_detail TO fairground_polls;

GRANT SELECT(search_version) ON TABLE public.player_detail TO fairground_polls;

GRANT SELECT,INSERT,UPDATE ON TABLE public.player_flag TO fairground_app;
GRANT SELECT ON TABLE public.player_flag TO fairground_staff;

GRANT SELECT(member_id) ON TABLE public.player_flag TO fairground_polls;

GRANT SELECT(due_at) ON TABLE public.player_flag TO fairground_polls;

GRANT SELECT(acted_at) ON TABLE public.player_flag TO fairground_polls;

GRANT UPDATE(handled_at) ON TABLE public.player_flag TO fairground_staff;
GRANT SELECT(handled_at) ON TABLE public.player_flag TO fairground_polls;

GRANT SELECT,INSERT,UPDATE ON TABLE public.player_game TO fairground_app;

GRANT SELECT,INSERT ON TABLE public.player_hold TO fairground_app;
GRANT SELECT,INSERT ON TABLE public.player_hold TO fairground_staff;

GRANT UPDATE(until) ON TABLE public.player_hold TO fairground_staff;

GRANT SELECT,INSERT,UPDATE ON TABLE public.player_indicator TO fairground_app;
GRANT SELECT ON TABLE public.player_indicator TO fairground_staff;

GRANT SELECT,INSERT,DELETE ON TABLE public.player_key TO fairground_app;
GRANT SELECT,INSERT ON TABLE public.player_key TO fairground_staff;

GRANT SELECT ON TABLE public.player_note TO fairground_app;
GRANT SELECT,INSERT ON TABLE public.player_note TO fairground_staff;

GRANT SELECT ON TABLE public.player_reveal TO fairground_app;
GRANT SELECT,INSERT ON TABLE public.player_reveal TO fairground_staff;

GRANT SELECT,INSERT,UPDATE ON TABLE public.player_screening TO fairground_app;

GRANT SELECT(member_id) ON TABLE public.player_screening TO fairground_polls;

GRANT SELECT(exclusion_checked_at) ON TABLE public.player_screening TO fairground_polls;

GRANT SELECT(sanctions_version) ON TABLE public.player_screening TO fairground_polls;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.point_due TO fairground_app;

GRANT SELECT(member_id) ON TABLE public.point_due TO fairground_polls;

GRANT SELECT,INSERT,UPDATE ON TABLE public.point_total TO fairground_app;

GRANT SELECT ON TABLE public.prize_agent TO fairground_app;
GRANT SELECT,INSERT,UPDATE ON TABLE public.prize_agent TO fairground_staff;

GRANT SELECT,INSERT ON TABLE public.prize_claim TO fairground_app;

GRANT SELECT,INSERT ON TABLE public.progress_step TO fairground_app;

GRANT SELECT ON TABLE public.proposal TO fairground_app;
GRANT SELECT,INSERT,UPDATE ON TABLE public.proposal TO fairground_staff;

GRANT SELECT(member_id) ON TABLE public.proposal TO fairground_polls;

GRANT SELECT(expires_at) ON TABLE public.proposal TO fairground_polls;

GRANT SELECT(status) ON TABLE public.proposal TO fairground_polls;

GRANT SELECT ON TABLE public.proposal_kind TO fairground_app;
GRANT SELECT ON TABLE public.proposal_kind TO fairground_staff;

GRANT SELECT ON TABLE public.proposal_vote TO fairground_app;
GRANT SELECT,INSERT ON TABLE public.proposal_vote TO fairground_staff;

GRANT SELECT,INSERT,UPDATE ON TABLE public.protection_action TO fairground_app;
GRANT SELECT,INSERT ON TABLE public.protection_action TO fairground_staff;

GRANT UPDATE(lifted_at) ON TABLE public.protection_action TO fairground_staff;

GRANT UPDATE(lifted_by) ON TABLE public.protection_action TO fairground_staff;

GRANT SELECT,INSERT,UPDATE ON TABLE public.protection_position TO fairground_app;

GRANT SELECT(member_id) ON TABLE public.protection_position TO fairground_polls;

GRANT SELECT(journal_id) ON TABLE public.protection_position TO fairground_polls;

GRANT SELECT(failed_until) ON TABLE public.protection_position TO fairground_polls;

GRANT SELECT ON TABLE public.protection_rules TO fairground_app;
GRANT SELECT,INSERT ON TABLE public.protection_rules TO fairground_staff;

GRANT SELECT,INSERT,UPDATE ON TABLE public.public_log TO fairground_app;
GRANT SELECT,INSERT,UPDATE ON TABLE public.public_log TO fairground_staff;

GRANT SELECT(member_id) ON TABLE public.public_log TO fairground_polls;

GRANT SELECT(size) ON TABLE public.public_log TO fairground_polls;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.push_subscription TO fairground_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.rank_choice TO fairground_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.rate_count TO fairground_app;

GRANT SELECT,INSERT ON TABLE public.receipt_batch TO fairground_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.reconciliation TO fairground_app;
GRANT SELECT ON TABLE public.reconciliation TO fairground_staff;

GRANT SELECT,INSERT ON TABLE public.reconciliation_difference TO fairground_app;
GRANT SELECT ON TABLE public.reconciliation_difference TO fairground_staff;

GRANT UPDATE(seen_at) ON TABLE public.reconciliation_difference TO fairground_app;

GRANT UPDATE(state) ON TABLE public.reconciliation_difference TO fairground_app;
GRANT UPDATE(state) ON TABLE public.reconciliation_difference TO fairground_staff;

GRANT UPDATE(explained_by) ON TABLE public.reconciliation_difference TO fairground_staff;

GRANT UPDATE(explanation) ON TABLE public.reconciliation_difference TO fairground_staff;

GRANT UPDATE(proposal_id) ON TABLE public.reconciliation_difference TO fairground_staff;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.recovery_code TO fairground_app;
GRANT SELECT,DELETE ON TABLE public.recovery_code TO fairground_staff;

GRANT SELECT,INSERT,UPDATE ON TABLE public.referral TO fairground_app;
GRANT SELECT ON TABLE public.referral TO fairground_staff;

GRANT SELECT(member_id) ON TABLE public.referral TO fairground_polls;

GRANT SELECT(joined_at) ON TABLE public.referral TO fairground_polls;

GRANT SELECT(rewarded_at) ON TABLE public.referral TO fairground_polls;

GRANT SELECT(refused) ON TABLE public.referral TO fairground_polls;

GRANT SELECT,INSERT,UPDATE ON TABLE public.referral_code TO fairground_app;

GRANT SELECT,INSERT ON TABLE public.refused_round TO fairground_app;

GRANT SELECT,INSERT ON TABLE public.register_check TO fairground_app;
GRANT SELECT ON TABLE public.register_check TO fairground_staff;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.registration_origin TO fairground_app;

GRANT SELECT,UPDATE ON TABLE public.relay TO fairground_relay;
GRANT SELECT ON TABLE public.relay TO fairground_staff;

GRANT SELECT ON TABLE public.report_export TO fairground_app;
GRANT SELECT,INSERT ON TABLE public.report_export TO fairground_staff;

GRANT SELECT,INSERT,DELETE ON TABLE public.report_page TO fairground_app;
GRANT SELECT ON TABLE public.report_page TO fairground_staff;

GRANT SELECT ON TABLE public.report_permit TO fairground_app;
GRANT SELECT,INSERT ON TABLE public.report_permit TO fairground_staff;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.return_due TO fairground_app;
GRANT INSERT ON TABLE public.return_due TO fairground_staff;

GRANT SELECT(member_id) ON TABLE public.return_due TO fairground_polls;

GRANT SELECT,INSERT,UPDATE ON TABLE public.return_window TO fairground_app;
GRANT SELECT ON TABLE public.return_window TO fairground_staff;

GRANT SELECT,INSERT ON TABLE public.round_cut TO fairground_app;

GRANT SELECT,INSERT ON TABLE public.round_cut_deck TO fairground_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.saved_payment TO fairground_app;
GRANT SELECT ON TABLE public.saved_payment TO fairground_staff;

GRANT SELECT,INSERT ON TABLE public.saved_payment_event TO fairground_app;

GRANT SELECT ON TABLE public.schema_version TO fairground_app;
GRANT SELECT ON TABLE public.schema_version TO fairground_relay;
GRANT SELECT ON TABLE public.schema_version TO fairground_staff;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.second_step TO fairground_app;
GRANT SELECT,DELETE ON TABLE public.second_step TO fairground_staff;

GRANT SELECT,INSERT,UPDATE ON TABLE public.session TO fairground_app;
GRANT SELECT ON TABLE public.session TO fairground_staff;

GRANT UPDATE(ended_at) ON TABLE public.session TO fairground_staff;

GRANT UPDATE(end_reason) ON TABLE public.session TO fairground_staff;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.session_ticket TO fairground_app;

GRANT SELECT,UPDATE ON TABLE public.site_language TO fairground_app;
GRANT SELECT,INSERT,UPDATE ON TABLE public.site_language TO fairground_staff;

GRANT SELECT,INSERT,UPDATE ON TABLE public.site_notice TO fairground_app;
GRANT SELECT,INSERT,UPDATE ON TABLE public.site_notice TO fairground_staff;

GRANT SELECT(member_id) ON TABLE public.site_notice TO fairground_polls;

GRANT SELECT(starts_at) ON TABLE public.site_notice TO fairground_polls;

GRANT SELECT(ends_at) ON TABLE public.site_notice TO fairground_polls;

GRANT SELECT(status) ON TABLE public.site_notice TO fairground_polls;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.site_page TO fairground_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.site_page TO fairground_staff;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.site_page_text TO fairground_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.site_page_text TO fairground_staff;

GRANT SELECT,INSERT,UPDATE ON TABLE public.site_picture TO fairground_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.site_picture TO fairground_staff;

GRANT SELECT,INSERT,UPDATE ON TABLE public.site_style TO fairground_app;
GRANT SELECT,INSERT,UPDATE ON TABLE public.site_style TO fairground_staff;

GRANT SELECT ON TABLE public.staff TO fairground_app;
GRANT SELECT,INSERT,UPDATE ON TABLE public.staff TO fairground_staff;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.staff_challenge TO fairground_staff;

GRANT SELECT ON TABLE public.staff_grant TO fairground_app;
GRANT SELECT,INSERT,UPDATE ON TABLE public.staff_grant TO fairground_staff;

GRANT SELECT,INSERT,UPDATE ON TABLE public.staff_identity TO fairground_staff;

GRANT SELECT,INSERT,UPDATE ON TABLE public.staff_invitation TO fairground_staff;

GRANT SELECT ON TABLE public.staff_passkey TO fairground_app;
GRANT SELECT,INSERT,UPDATE ON TABLE public.staff_passkey TO fairground_staff;

GRANT SELECT,INSERT,UPDATE ON TABLE public.staff_session TO fairground_staff;

GRANT SELECT,INSERT,UPDATE ON TABLE public.status_period TO fairground_app;
GRANT SELECT,INSERT,UPDATE ON TABLE public.status_period TO fairground_staff;

GRANT SELECT,INSERT,UPDATE ON TABLE public.subscription TO fairground_app;
GRANT SELECT ON TABLE public.subscription TO fairground_staff;

GRANT SELECT(member_id) ON TABLE public.subscription TO fairground_polls;

GRANT SELECT(player_id) ON TABLE public.subscription TO fairground_polls;

GRANT SELECT(status) ON TABLE public.subscription TO fairground_polls;

GRANT SELECT,INSERT,UPDATE ON TABLE public.subscription_run TO fairground_app;

GRANT SELECT(member_id) ON TABLE public.subscription_run TO fairground_polls;

GRANT SELECT(instance_id) ON TABLE public.subscription_run TO fairground_polls;

GRANT SELECT(due_at) ON TABLE public.subscription_run TO fairground_polls;

GRANT SELECT,INSERT,UPDATE ON TABLE public.support_case TO fairground_app;
GRANT SELECT,INSERT,UPDATE ON TABLE public.support_case TO fairground_staff;

GRANT SELECT(member_id) ON TABLE public.support_case TO fairground_polls;

GRANT SELECT(status) ON TABLE public.support_case TO fairground_polls;

GRANT SELECT(due_at) ON TABLE public.support_case TO fairground_polls;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.support_macro TO fairground_staff;

GRANT SELECT,INSERT,UPDATE ON TABLE public.ticket_reprint TO fairground_app;
GRANT SELECT,INSERT,UPDATE ON TABLE public.ticket_reprint TO fairground_staff;

GRANT SELECT ON TABLE public.topic TO fairground_app;
GRANT SELECT,INSERT,UPDATE ON TABLE public.topic TO fairground_relay;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.totp TO fairground_app;
GRANT SELECT,DELETE ON TABLE public.totp TO fairground_staff;

GRANT SELECT,INSERT ON TABLE public.transfer TO fairground_app;
GRANT SELECT ON TABLE public.transfer TO fairground_staff;

GRANT SELECT,INSERT,UPDATE ON TABLE public.verification_request TO fairground_app;
GRANT SELECT,INSERT,UPDATE ON TABLE public.verification_request TO fairground_staff;

GRANT SELECT,UPDATE ON TABLE public.webhook_collector TO fairground_relay;

GRANT SELECT,INSERT,UPDATE ON TABLE public.webhook_counter TO fairground_relay;
GRANT SELECT ON TABLE public.webhook_counter TO fairground_app;
GRANT SELECT ON TABLE public.webhook_counter TO fairground_staff;

GRANT SELECT,INSERT ON TABLE public.webhook_delivery TO fairground_relay;
GRANT SELECT,DELETE,UPDATE ON TABLE public.webhook_delivery TO fairground_app;
GRANT SELECT,INSERT ON TABLE public.webhook_delivery TO fairground_staff;

GRANT SELECT ON TABLE public.webhook_endpoint TO fairground_app;
GRANT SELECT,INSERT,UPDATE ON TABLE public.webhook_endpoint TO fairground_staff;

GRANT SELECT(member_id) ON TABLE public.webhook_endpoint TO fairground_relay;
GRANT SELECT(member_id) ON TABLE public.webhook_endpoint TO fairground_polls;

GRANT SELECT(id) ON TABLE public.webhook_endpoint TO fairground_relay;
GRANT SELECT(id) ON TABLE public.webhook_endpoint TO fairground_polls;

GRANT SELECT(events) ON TABLE public.webhook_endpoint TO fairground_relay;

GRANT SELECT(status) ON TABLE public.webhook_endpoint TO fairground_relay;
GRANT UPDATE(status) ON TABLE public.webhook_endpoint TO fairground_app;
GRANT SELECT(status) ON TABLE public.webhook_endpoint TO fairground_polls;

GRANT UPDATE(disabled_reason) ON TABLE public.webhook_endpoint TO fairground_app;

GRANT UPDATE(failing_since) ON TABLE public.webhook_endpoint TO fairground_app;

GRANT SELECT,INSERT ON TABLE public.webhook_event TO fairground_relay;
GRANT SELECT,DELETE ON TABLE public.webhook_event TO fairground_app;
GRANT SELECT ON TABLE public.webhook_event TO fairground_staff;

GRANT SELECT(member_id) ON TABLE public.webhook_event TO fairground_polls;

GRANT SELECT(at) ON TABLE public.webhook_event TO fairground_polls;

GRANT SELECT,INSERT,UPDATE ON TABLE public.webhook_queue TO fairground_relay;
GRANT SELECT,DELETE,UPDATE ON TABLE public.webhook_queue TO fairground_app;
GRANT SELECT,INSERT ON TABLE public.webhook_queue TO fairground_staff;

GRANT SELECT(member_id) ON TABLE public.webhook_queue TO fairground_polls;

GRANT SELECT(endpoint_id) ON TABLE public.webhook_queue TO fairground_polls;

GRANT UPDATE(newest) ON TABLE public.webhook_queue TO fairground_staff;

GRANT UPDATE(due_at) ON TABLE public.webhook_queue TO fairground_staff;
GRANT SELECT(due_at) ON TABLE public.webhook_queue TO fairground_polls;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.whitelabel_partner TO fairground_app;
GRANT SELECT,INSERT,UPDATE ON TABLE public.whitelabel_partner TO fairground_staff;

GRANT SELECT,INSERT,DELETE ON TABLE public.whitelabel_session TO fairground_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.withdrawal TO fairground_app;
GRANT SELECT ON TABLE public.withdrawal TO fairground_staff;

GRANT SELECT(member_id) ON TABLE public.withdrawal TO fairground_polls;

GRANT SELECT(id) ON TABLE public.withdrawal TO fairground_polls;

GRANT SELECT(status) ON TABLE public.withdrawal TO fairground_polls;

GRANT SELECT ON TABLE public.withdrawal_approval TO fairground_app;
GRANT SELECT,INSERT ON TABLE public.withdrawal_approval TO fairground_staff;

GRANT SELECT(member_id) ON TABLE public.withdrawal_approval TO fairground_polls;

GRANT SELECT(withdrawal_id) ON TABLE public.withdrawal_approval TO fairground_polls;

GRANT SELECT,INSERT,UPDATE ON TABLE public.withdrawal_order TO fairground_app;
GRANT SELECT ON TABLE public.withdrawal_order TO fairground_staff;

GRANT SELECT(member_id) ON TABLE public.withdrawal_order TO fairground_polls;

GRANT SELECT(op_key) ON TABLE public.withdrawal_order TO fairground_polls;

GRANT UPDATE(reason) ON TABLE public.withdrawal_order TO fairground_staff;

GRANT UPDATE(ask_at) ON TABLE public.withdrawal_order TO fairground_staff;
GRANT SELECT(ask_at) ON TABLE public.withdrawal_order TO fairground_polls;

GRANT SELECT,INSERT ON TABLE public.withdrawal_route TO fairground_app;
GRANT SELECT ON TABLE public.withdrawal_route TO fairground_staff;

ALTER DEFAULT PRIVILEGES FOR ROLE fairground_app IN SCHEMA jobs GRANT SELECT,INSERT,UPDATE ON TABLES  TO fairground_staff;
