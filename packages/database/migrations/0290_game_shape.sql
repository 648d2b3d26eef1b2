-- migrate:up

-- The database refuses a game with rules, prizes or a schedule that its kind cannot draw or settle, before it computes with
-- them. The parsers in packages/fair decide the same and more; tests/system/kinds/game-check.test.ts compares both.

CREATE FUNCTION is_whole(value jsonb, lowest numeric, highest numeric) RETURNS boolean
LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(CASE WHEN jsonb_typeof(value) = 'number'
                       THEN value::numeric BETWEEN lowest AND highest AND value::numeric = trunc(value::numeric) END, false)
$$;

-- Minor units as a decimal string.
CREATE FUNCTION is_amount(value jsonb) RETURNS boolean
LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(jsonb_typeof(value) = 'string' AND value #>> '{}' ~ '^(0|[1-9][0-9]{0,17})$', false)
$$;

-- A list with this number of different entries.
CREATE FUNCTION is_distinct_list(value jsonb, lowest integer, highest integer) RETURNS boolean
LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN jsonb_typeof(value) = 'array'
              THEN (SELECT count(*) BETWEEN lowest AND highest AND count(*) = count(DISTINCT e) FROM jsonb_array_elements(value) AS e)
              ELSE false END
$$;

CREATE FUNCTION has_valid_rules(rules jsonb) RETURNS boolean
LANGUAGE sql IMMUTABLE AS $$
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

CREATE FUNCTION is_valid_prize(prize jsonb, kind text) RETURNS boolean
LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(CASE prize ->> 'kind'
    WHEN 'jackpot' THEN kind NOT IN ('raffleGame', 'oneDrawGameExtMulti')
      AND (prize -> 'seed' IS NULL OR is_amount(prize -> 'seed')) AND (prize -> 'minimum' IS NULL OR is_amount(prize -> 'minimum'))
    WHEN 'share' THEN kind <> 'oneDrawGameExtMulti'
      AND is_whole(prize -> 'percent', 0, 100) AND (prize -> 'minimum' IS NULL OR is_amount(prize -> 'minimum'))
    WHEN 'fixed' THEN is_amount(prize -> 'amount')
    WHEN 'item' THEN kind = 'raffleGame' AND is_amount(prize -> 'cashOption')
  END, false)
$$;

-- Whether the kind can settle a tier. The rules must be valid.
CREATE FUNCTION is_valid_tier(tier jsonb, rules jsonb) RETURNS boolean
LANGUAGE sql IMMUTABLE AS $$
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

-- What a game cannot be drawn or settled with; null if nothing is wrong.
CREATE FUNCTION game_shape_problem(rules jsonb, prize_table jsonb) RETURNS text
LANGUAGE plpgsql IMMUTABLE AS $$
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

-- Whether the worker can compute the starts of a schedule.
CREATE FUNCTION is_valid_schedule(schedule jsonb, is_deck boolean) RETURNS boolean
LANGUAGE plpgsql STABLE AS $$
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

CREATE OR REPLACE FUNCTION refuse_bad_terms() RETURNS trigger
LANGUAGE plpgsql AS $$
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

DROP TRIGGER refuse_bad_terms ON game;
CREATE TRIGGER refuse_bad_terms BEFORE INSERT OR UPDATE OF rule, rules, prize_table, cap, cost, fee, schedule ON game
  FOR EACH ROW EXECUTE FUNCTION refuse_bad_terms();

-- migrate:down
