/** How a table with rows of a player is exported. */
export interface ExportedTable {
  readonly section: string
  readonly columns: string
  /** Replaces the FROM clause; `t` must be the table. */
  readonly from?: string
  readonly newest: string
}

/** The exported tables. Sealed columns are selected by name and then decrypted. */
export const exportedTables = {
  ticket: {
    section: 'tickets',
    columns: `t.instance_id, t.seq, i.game_id, t.plays, t.price, t.fee, i.currency, t.join_code, t.created_at,
      o.kind AS outcome,
      CASE o.kind WHEN 'WON' THEN (
        SELECT sum(p.from_pool + p.from_jackpot)::bigint FROM payout p
         WHERE p.member_id = t.member_id AND p.instance_id = t.instance_id AND p.seq = t.seq) END AS won`,
    from: `ticket t
      JOIN game_instance i ON i.member_id = t.member_id AND i.id = t.instance_id
      LEFT JOIN ticket_outcome o ON o.member_id = t.member_id AND o.instance_id = t.instance_id AND o.seq = t.seq`,
    newest: 't.instance_id DESC, t.seq DESC',
  },
  external_play: {
    section: 'playsElsewhere',
    columns: 'ticket_id, instance_id, bought_at, currency, staked, won',
    newest: 'bought_at DESC',
  },
  payment: {
    section: 'payments',
    columns: 'id::text, provider, provider_ref, currency, amount, state, created_at, changed_at',
    newest: 'id DESC',
  },
  prize_claim: {
    section: 'prizesTaken',
    columns: 'instance_id, seq, taken_as, amount, currency, claimed_at',
    newest: 'claimed_at DESC',
  },
  withdrawal: {
    section: 'withdrawals',
    columns: 'id::text, currency, amount, status, created_at, changed_at',
    newest: 'id DESC',
  },
  saved_payment: {
    section: 'savedWaysToPay',
    columns: 'kind, provider, used_at, chargeable_at, removed_at',
    newest: 'id DESC',
  },
  saved_payment_event: {
    section: 'savedWaysToPayHistory',
    columns: 'saved_id, event, at',
    newest: 'id DESC',
  },
  payout_setup: { section: 'addedWaysToBePaid', columns: 'kind, made_at', newest: 'id DESC' },
  deposit_order: {
    section: 'depositOrders',
    columns: 'kind, bonus, made_at, finished_at, refusal',
    newest: 'made_at DESC',
  },
  withdrawal_order: { section: 'withdrawalOrders', columns: 'reason, made_at', newest: 'made_at DESC' },
  adjustment: {
    section: 'adjustments',
    columns: 'id::text, currency, amount, reason, created_at',
    newest: 'id DESC',
  },
  bonus_grant: {
    section: 'bonuses',
    columns: 'id::text, currency, amount, need, done, expires_at, status',
    newest: 'id DESC',
  },
  progress_step: { section: 'progress', columns: 'step, subject, made_at', newest: 'made_at DESC' },
  achievement_reached: {
    section: 'achievements',
    columns: 'achievement, xp, reached_at, acknowledged_at',
    newest: 'id DESC',
  },
  draw_point: {
    section: 'points',
    columns: 'instance_id, day, multiplier, xp, earned_at',
    newest: 'earned_at DESC',
  },
  rank_choice: { section: 'rankVisibility', columns: 'shown, changed_at', newest: 'changed_at DESC' },
  bonus_ball: {
    section: 'bonusBalls',
    columns:
      'id::text, ball, state, achievement, made_at, expires_at, instance_id, activated_at, collected_at, amount',
    newest: 'id DESC',
  },
  bonus_offer: {
    section: 'offeredBonuses',
    columns: 'kind, currency, amount, wagering_times, offered_at, use_by, state',
    newest: 'id DESC',
  },
  referral_code: { section: 'referralCode', columns: 'code, visits', newest: 'code' },
  referral: { section: 'referral', columns: 'joined_at, deposited_at', newest: 'id DESC' },
  subscription: {
    section: 'subscriptions',
    columns: 'id::text, game_id, currency, plays, cost, left_n, status, created_at, changed_at',
    newest: 'id DESC',
  },
  status_period: { section: 'timesNotActive', columns: 'status, since, ended_at', newest: 'id DESC' },
  limit_change: {
    section: 'limitChanges',
    columns: 'kind, currency, source, new_cap, made_at, effective_at, reason',
    newest: 'journal_id DESC',
  },
  limit_counter: {
    section: 'limits',
    columns: 'kind, currency, window_start, used, cap',
    newest: 'window_start DESC',
  },
  favorite_game: { section: 'favouriteGames', columns: 'game_id, created_at', newest: 'created_at DESC' },
  pending_join: {
    section: 'playsWantedAtRegistration',
    columns: 'request, made_at, done_at',
    newest: 'id DESC',
  },
  persistent_event: {
    section: 'messages',
    columns: 'name, at, payload, acknowledged_at',
    newest: 'id DESC',
  },
  notification: {
    section: 'notifications',
    columns: `kind, CASE kind WHEN 'security' THEN NULL ELSE facts END AS facts, created_at, read_at`,
    newest: 'id DESC',
  },
  notification_preference: {
    section: 'notificationPreferences',
    columns: 'kind, channel, enabled',
    newest: 'kind, channel',
  },
  push_subscription: { section: 'browsersWithPush', columns: 'created_at', newest: 'id DESC' },
  session: {
    section: 'sessions',
    columns: 'created_at, seen_at, ended_at, end_reason, sealed_origin',
    newest: 'id DESC',
  },
  known_origin: { section: 'knownDevicesAndNetworks', columns: 'kind, seen_at', newest: 'seen_at DESC' },
  outside_identity: { section: 'linkedIdentities', columns: 'issuer, linked_at', newest: 'linked_at DESC' },
  passkey: { section: 'passkeys', columns: 'name, made_at, used_at', newest: 'made_at DESC' },
  totp: { section: 'authenticatorApps', columns: 'confirmed_at', newest: 'confirmed_at DESC' },
  recovery_code: { section: 'recoveryCodes', columns: 'made_at, used_at', newest: 'made_at DESC' },
  link_key: {
    section: 'mailedLinks',
    columns: 'purpose, made_at, expires_at, used_at',
    newest: 'made_at DESC',
  },
  phone_code: {
    section: 'phoneCodes',
    columns: 'made_at, expires_at, used_at, tries',
    newest: 'made_at DESC',
  },
  verification_request: {
    section: 'verificationRequests',
    columns: 'id, kind, status, message, requested_at, answered_at, sealed_reply',
    newest: 'id DESC',
  },
  identity_check: {
    section: 'identityChecks',
    columns: 'request_id, status, made_at',
    newest: 'request_id DESC',
  },
  document: {
    section: 'documents',
    columns: 'upload_id, request_id, kind, content_type, bytes, uploaded_at',
    newest: 'uploaded_at DESC',
  },
  player_indicator: {
    section: 'saferPlayIndicators',
    columns: 'day, indicator, level, figures, found_at',
    newest: 'day DESC, indicator',
  },
  player_flag: {
    section: 'saferPlayFlags',
    columns: 'points, reasons, opened_at, handled_at',
    newest: 'id DESC',
  },
  protection_action: {
    section: 'saferPlayActions',
    columns: 'kind, made_at, until, lifted_at',
    newest: 'id DESC',
  },
  interaction: {
    section: 'saferPlayInteractions',
    columns: 'kind, outcome, made_at',
    newest: 'id DESC',
  },
  support_case: {
    section: 'supportCases',
    columns: `code, status, language, opened_at, answered_at, sealed, coalesce(sealed_answers, '') AS sealed_answers`,
    newest: 'id DESC',
  },
  player_note: { section: 'notesOfSupport', columns: 'made_at, sealed', newest: 'id DESC' },
  player_reveal: { section: 'dataSeenByStaff', columns: 'fields, at', newest: 'id DESC' },
} as const satisfies Readonly<Record<string, ExportedTable>>

/** Tables with rows of a player that are not exported, with the reason. */
export const notExported = {
  player_detail: 'decrypted in the section profile',
  player_key: 'an encryption key',
  player_game: 'derived from the tickets',
  point_total: 'sums of the section points',
  journal: 'repeats tickets, payments and other sections as bookings',
  exclusion_spread: 'pending work: the restriction itself is in timesNotActive',
  passkey_challenge: 'random and valid for minutes',
  second_step: 'random and valid for minutes',
  player_screening: 'pending work',
  register_check: 'the law forbids to inform a player of a suspicion',
  player_day: 'sums of the sections tickets, payments and withdrawals',
  player_carry: 'derived from the tickets and payments',
  aml_case: 'the law forbids to inform a player of a suspicion',
  aml_alert: 'the law forbids to inform a player of a suspicion',
  player_hold: 'the law forbids to inform a player of a suspicion',
  notification_cause: 'pending work: the notification itself is in notifications',
} as const
