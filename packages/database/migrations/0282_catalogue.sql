-- migrate:up

-- A closed shop stays, because claims of prizes name it.
ALTER TABLE prize_agent ADD COLUMN active boolean NOT NULL DEFAULT true;
GRANT SELECT, INSERT, UPDATE ON gift_group, gift_item, prize_agent TO fairground_staff;
GRANT USAGE ON SEQUENCE gift_number TO fairground_staff;

-- A campaign of staff comes from a proposal. Afterwards one person may only end it.
ALTER TABLE bonus_campaign ADD COLUMN proposal_id integer;
CREATE UNIQUE INDEX bonus_campaign_of_proposal ON bonus_campaign (member_id, proposal_id);
CREATE FUNCTION require_campaign_proposal() RETURNS trigger
  LANGUAGE plpgsql AS $$
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
CREATE TRIGGER require_campaign_proposal BEFORE INSERT ON bonus_campaign
  FOR EACH ROW WHEN (current_user = 'fairground_staff' OR NEW.proposal_id IS NOT NULL)
  EXECUTE FUNCTION require_campaign_proposal();

CREATE FUNCTION refuse_campaign_restart() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'campaign % has ended: propose a new one', NEW.id USING ERRCODE = 'check_violation';
END
$$;
CREATE TRIGGER refuse_campaign_restart BEFORE UPDATE OF active ON bonus_campaign
  FOR EACH ROW WHEN (current_user = 'fairground_staff' AND NEW.active AND NOT OLD.active)
  EXECUTE FUNCTION refuse_campaign_restart();
GRANT SELECT, INSERT ON bonus_campaign TO fairground_staff;
GRANT UPDATE (active) ON bonus_campaign TO fairground_staff;

INSERT INTO proposal_kind VALUES ('startBonusCampaign');

-- migrate:down
