import { asOwner } from '#support/as-owner.ts'

/**
 * When the list of the draw is sealed, each line gets the numbers of the next one. The gaming system then computes other
 * winners than the control system, which has its own copy. A trigger does it, so that a slow machine cannot be late.
 */
export const plantOtherNumbers = (ownerUrl: string, instanceId: number): Promise<void> =>
  asOwner(ownerUrl, async client => {
    await client.query(
      `CREATE TABLE sold_ticket AS
        SELECT member_id, instance_id, seq, plays, mask, lead(seq, 1, 1) OVER (ORDER BY seq) AS next
          FROM ticket WHERE instance_id = ${instanceId};
       ALTER TABLE ticket DISABLE TRIGGER append_only;
       CREATE FUNCTION swap_numbers() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
       BEGIN
         UPDATE ticket t SET plays = o.plays, mask = o.mask FROM sold_ticket s, sold_ticket o
          WHERE t.member_id = s.member_id AND t.instance_id = s.instance_id AND t.seq = s.seq AND o.seq = s.next;
         RETURN NULL;
       END $$;
       CREATE TRIGGER swap_numbers AFTER INSERT ON countersigned_close FOR EACH ROW
         WHEN (NEW.instance_id = ${instanceId}) EXECUTE FUNCTION swap_numbers()`,
    )
  })

/** Gives each line its own numbers again. */
export const repairNumbers = (ownerUrl: string): Promise<void> =>
  asOwner(ownerUrl, async client => {
    await client.query(
      `UPDATE ticket t SET plays = s.plays, mask = s.mask FROM sold_ticket s
        WHERE t.member_id = s.member_id AND t.instance_id = s.instance_id AND t.seq = s.seq;
       ALTER TABLE ticket ENABLE TRIGGER append_only;
       DROP TRIGGER swap_numbers ON countersigned_close;
       DROP FUNCTION swap_numbers();
       DROP TABLE sold_ticket`,
    )
  })

/** Closes the sale of one draw now. Its show starts after the given time. */
export const closeSale = (ownerUrl: string, instanceId: number, startInMs: number): Promise<void> =>
  asOwner(ownerUrl, async client => {
    await client.query(
      `UPDATE game_instance SET reg_end = now(), start_at = now() + $2 * interval '1 ms', due_at = now() WHERE id = $1`,
      [instanceId, startInMs],
    )
  })
