-- migrate:up

-- A race may pay only its ranking. Without tiers the sum of their parts was null, and the return to player was not checked.

CREATE OR REPLACE FUNCTION game_terms_problem(rules jsonb, prize_table jsonb, cap integer, cost bigint, fee bigint,
                                   return_min integer, return_max integer)
RETURNS text
LANGUAGE plpgsql IMMUTABLE AS $$
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

-- migrate:down
