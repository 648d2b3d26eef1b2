-- migrate:up

-- The limit of the profile holds for a bonus of a coupon too. An instant coupon pays cash and has no play-through.
CREATE TRIGGER refuse_high_wagering BEFORE INSERT OR UPDATE OF wagering_times, instant ON coupon
  FOR EACH ROW WHEN (NOT NEW.instant) EXECUTE FUNCTION refuse_high_wagering();

-- migrate:down
