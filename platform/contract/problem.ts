/** Every refusal: code → HTTP status → English sentence, with `{name}` out of its values. Screens translate by code. */
const REFUSALS = {
  bad_request: [400, 'The request couldn’t be read.'],
  unauthenticated: [401, 'Please log in.'],
  ended_by_ban: [401, 'This account is closed. Please contact us.'],
  ended_by_break: [401, 'You are on a break. Your profile says until when.'],
  wrong_login: [401, 'The user name or password is wrong.'],
  wrong_current_password: [401, 'The current password is wrong.'],
  player_banned: [403, 'This account is closed. Please contact us.'],
  player_frozen: [403, 'This account is on hold. Please contact us.'],
  player_on_break: [403, 'You are on a break. Your profile says until when.'],
  break_is_longer: [409, 'Your break is already longer than this. Choose a longer one.'],
  not_found: [404, 'Page not found.'],
  method_not_allowed: [405, 'This call does not exist.'],
  too_slow: [408, 'The request timed out.'],
  idempotency_key_reused: [409, 'This request was already sent with different content.'],
  seed_series_new: [409, 'A new series of rolls begins. Nothing was staked. Please roll again.'],
  seed_series_started: [409, 'The client seed is fixed after the first roll. Start a new series to change it.'],
  seed_series_unused: [409, 'This series has no bets yet.'],
  too_large: [413, 'The request is too large.'],
  unsupported_media_type: [415, 'Send JSON, without a Content-Encoding.'],
  invalid_fields: [422, 'Please check the marked fields.'],
  invalid_amount: [422, 'Please enter a valid amount'],
  insufficient_main_balance: [422, 'Insufficient main balance.'],
  insufficient_game_balance: [422, 'Insufficient game balance.'],
  too_many_deposits: [409, 'You have {max} pending deposits. You can request another when one is done.'],
  over_deposit_limit: [422, 'This exceeds your deposit limit. You can still deposit {left} Ks.'],
  limit_too_early: [409, 'A higher limit can be confirmed {hours} hours after your request.'],
  withdrawal_pending: [409, 'You have a pending withdrawal. You can request another when it’s done.'],
  withdrawal_owing: [403, 'You owe {amount} Ks from Shan Koe Mee. Keep at least that much in your balances.'],
  no_bet_placed: [422, 'Please place a bet first!'],
  stake_too_small: [422, 'Minimum stake: {min} Ks.'],
  stake_too_large: [422, 'Maximum stake: {max} Ks.'],
  two_d_draw_closed: [403, 'Betting on this draw is closed.'],
  two_d_no_draw: [403, 'No draw is open for bets right now.'],
  two_d_total_differs: [422, 'The total is not the sum of the stakes.'],
  // The spec's words.
  two_d_feed_silent: [503, 'Failed to load live data'],
  two_d_over_limit: [422, 'Over-limit digits: {digits}'],
  only_players: [403, 'Only players can view winners.'],
  rolling_too_fast: [429, 'Please wait {seconds} seconds before the next roll.'],
  game_closed: [403, 'This game is closed right now.'],
  deposits_closed: [403, 'Deposits are closed right now. Please try again later.'],
  withdrawals_closed: [403, 'Withdrawals are closed right now. Please try again later.'],
  game_unknown: [404, 'This game is no longer available.'],
  too_many_favourites: [409, 'You have {max} favourites. Remove one first.'],
  too_many_lists: [409, 'You have {max} saved lists. Remove one first.'],
  game_in_maintenance: [403, 'This game is under maintenance. Please try again later.'],
  launch_failed: [502, 'Failed to launch game.'],
  provider_silent: [503, 'The game provider isn’t responding. Please try again in a moment.'],
  shan_operator_unknown: [403, 'Invalid operator code'],
  shan_other_account: [403, 'This is not your account.'],
  shan_owing: [403, 'You owe {amount} Ks from this table. Transfer money to your game balance to keep playing.'],
  offer_over: [409, 'This promotion has ended.'],
  offer_claimed: [409, 'You’ve already claimed this promotion.'],
  offer_for_new_players: [403, 'This promotion is for new players.'],
  offer_needs_deposit: [409, 'Deposit at least {min} Ks first, then claim.'],
  offer_deposit_first: [409, 'Make your first deposit, then claim.'],
  offer_on_device: [409, 'This promotion was already claimed on this device.'],
  offer_on_address: [409, 'This promotion was claimed too often from your network today.'],
  offer_on_account: [409, 'This promotion was already claimed with your payment account.'],
  bonus_running: [409, 'You have an active bonus. You can claim another when it’s done.'],
  too_many_requests: [429, 'Too many attempts. Please wait {seconds} seconds.'],
  internal_error: [500, 'Something Went Wrong!'],
  busy: [503, 'We’re busy right now. Please try again.'],
  // Nothing of the call stands.
  unavailable: [503, 'This isn’t available right now. Nothing was changed. Please try again.'],
  // The call may stand or not. Sent again with the same key it is done once.
  unknown_outcome: [503, 'We couldn’t confirm whether this was done. Try again: it’s never done twice.'],
} as const satisfies Record<string, readonly [number, string]>

/** The refusals that only staff reads, in English. */
const STAFF_REFUSALS = {
  not_permitted: [403, 'You may not do this.'],
  foreign_request: [403, 'This call does not come from the console.'],
  https_required: [
    403,
    'The console answers over https only. A proxy in front sends X-Forwarded-Proto: https and is named in TRUSTED_PROXIES.',
  ],
  staff_switched_off: [403, 'This account is switched off.'],
  approval_expired: [409, 'This request has expired. Make it again.'],
  approval_ground_moved: [409, 'The values behind this request have changed. Make it again.'],
  approver_required: [403, 'Another person must do this.'],
  wrong_code: [422, 'This code is wrong or already used. Wait for the next one.'],
  player_owes: [409, 'This player now owes {amount} Ks from Shan, more than the balances hold. Reject it.'],
  request_decided: [409, 'This request was decided already.'],
  reference_used: [409, 'Approved deposit {number} has the same reference. Give a reason to approve this one, too.'],
  received_over_limit: [
    409,
    'This amount exceeds the player’s deposit limit. Credit at most the requested amount, and pay the rest back.',
  ],
  request_claimed: [409, '{user_name} is working on this request.'],
  request_not_claimed: [409, 'You no longer hold this request. Check it again, then decide.'],
  request_changed: [409, 'This request has changed since you opened it. Check it again, then decide.'],
  player_in_other_state: [409, 'This player is {status} now.'],
  balance_adjustment_pending: [
    409,
    'This player has a pending balance adjustment. You can request another when it’s decided.',
  ],
  bonus_not_open: [409, 'This bonus is over.'],
  bonus_change_pending: [409, 'A change of this bonus is pending. Decide it first.'],
  balance_adjustment_over_balance: [409, 'The balance is now smaller than this. Reject it, and request another one.'],
  difference_noted: [409, 'Somebody has already added a note to this difference.'],
  setting_change_waits: [409, 'A change of this group is pending. Decide it first.'],
  setting_changed_meanwhile: [409, 'These settings have changed since. Reject it, and request another one.'],
  two_d_draw_in_other_state: [409, 'This draw is {status} now.'],
  two_d_not_drawn_yet: [409, 'This draw has not been drawn yet.'],
  two_d_figures_needed: [409, 'A person reported this result. Enter the figures that you read yourself.'],
  two_d_result_unchanged: [409, 'This is its result already.'],
  two_d_draw_exists: [409, 'This draw already exists.'],
  two_d_no_time_for_a_draw: [409, 'Bets must end in the future, before the draw, on a trading day.'],
  two_d_change_pending: [409, 'This draw has a pending change. You can request another when it’s decided.'],
  two_d_number_limit_exceeded: [409, 'The stakes on {numbers} already exceed this limit. Close these numbers instead.'],
  two_d_day_is_over: [409, 'This day is over.'],
  too_many_items: [409, 'There are {max} already. Change one that is not shown any more.'],
  day_not_over: [409, 'The aggregates of this day are not complete yet. You can close it ten minutes after its end.'],
  day_closed: [409, 'This day was closed before.'],
  day_differs: [409, 'The sums of {day} differ from the ledger. Have the ledger checked first.'],
  values_disagree: [422, 'These values do not go together: {rule}.'],
  no_enrolment: [409, 'There is no authenticator to confirm. Start again.'],
  agent_transaction_pending: [
    409,
    'This agent has a pending request of this kind. You can make another when it’s decided.',
  ],
  too_many_codes: [409, 'An agent has at most {max} codes.'],
  already_decided: [409, 'This was decided already.'],
  agent_balance_too_small: [409, 'This account of the agent now holds {balance} Ks.'],
  account_too_small: [409, '{account} holds {balance} Ks and can’t go below zero. Choose another account.'],
  account_overdrawn: [409, 'This account is below zero. Pay money into it first.'],
  account_opened: [409, 'The opening balance of this account is already booked or pending.'],
  too_many_account_movements: [409, '{max} movements are already pending. Decide them first.'],
  float_too_small: [409, 'The agent’s float holds {balance} Ks. The agent must pay in before you can approve.'],
} as const satisfies Record<string, readonly [number, string]>
export const EVERY_REFUSAL = { ...REFUSALS, ...STAFF_REFUSALS }

/** The faults of one field; shown under it with an asterisk. */
const FIELD_FAULTS = {
  required: 'This field is required.',
  invalid: 'This value is not valid.',
  field_unknown: 'This call has no such field.',
  name_length: 'The name must be 2–60 characters.',
  phone_invalid: 'Enter a Myanmar phone number, like 09\u00a0420\u00a0000\u00a0000.',
  phone_taken: 'This phone number is already registered.',
  password_too_short: 'Use at least 8 characters.',
  password_too_long: 'Use at most 128 characters.',
  password_too_common: 'This password is too easy to guess.',
  password_has_name: 'The password can’t contain your name or phone number.',
  password_mismatch: 'The two passwords don’t match.',
  password_unchanged: 'Choose a password that differs from the old one.',
  referral_unknown: 'This referral code doesn’t exist.',
  client_seed_invalid: 'Use 1 to 64 letters, digits, dashes or underscores.',
  multiplier_unknown: 'Choose one of the offered multipliers.',
  operator_unknown: 'Invalid operator code',
  account_not_yours: 'This is not your account.',
  two_digits_invalid: 'Choose numbers from 00 to 99.',
  digit_invalid: 'Choose a digit from 0 to 9.',
  amount_invalid: 'Please enter a valid amount',
  amount_not_whole: 'Enter whole kyat.',
  amount_too_small: 'Minimum amount: {min} Ks.',
  amount_too_large: 'Maximum amount: {max} Ks.',
  amount_over_balance: 'Insufficient main balance.',
  payment_account_unknown: 'Choose an account to pay.',
  // The spec fixes this one in Burmese.
  payment_type_required: 'ငွေပေးချေမှုနည်းလမ်းကို ရွေးချယ်ပေးပါ။',
  reference_invalid: 'Enter the last 6 digits of the receipt.',
  transaction_id_invalid: 'Enter the full transaction ID, 6 to 40 letters and digits.',
  transaction_id_differs: 'Its last 6 digits don’t match those entered above.',
  receipt_invalid: 'Send a JPEG, PNG or WebP image of at most 2 MB.',
  account_number_invalid: 'Enter the account number, 5 to 20 digits.',
  password_wrong: 'This password is not correct.',
  reset_code_wrong: 'This code is wrong or has expired. Ask us for a new one.',
  too_many_tries: 'Too many attempts. Please wait {seconds} seconds.',
} as const satisfies Record<string, string>

const STAFF_FIELD_FAULTS = {
  reason_required: 'Choose a reason.',
  version_stale: 'The request has changed since you opened it.',
  note_required: 'Give a reason in words, of at most 300 characters.',
  player_note_invalid: 'Write the note in words, of at most {max} characters.',
  note_not_open: 'This note is not important, or somebody has closed it already.',
  important_notes_full: 'This player has {max} important notes. Close one of them by this one.',
  out_of_bounds: 'This value is out of range.',
  link_invalid: 'Enter an address that begins with https://.',
  bounds_crossed: 'The largest is smaller than the smallest.',
  payment_type_taken: 'A payment type has this name already.',
  video_unreadable:
    'Send an MP4 with H.264 or a WebM with VP8 or VP9, of at most 2 MB, whole, and not cut by an editing list.',
  not_yours_to_change: 'This decides about the platform’s money: ask an owner to change it.',
  file_taken: 'This file already exists.',
  video_length: 'A video takes 1 to 30 seconds.',
  video_size: 'Each side of a video has 64 to 1,920 points.',
  order_incomplete: 'Name each account of one list once.',
  user_name_invalid: 'Start with a small letter; 3 to 31 of a-z, 0-9, dot, dash and underscore.',
  user_name_taken: 'This user name is taken.',
  staff_password_too_short: 'Use at least 12 characters.',
  permission_not_offered: 'You cannot hand on this permission.',
  parent_invalid: 'Choose an agent.',
  referral_code_invalid: 'Use 4 to 16 of A-Z and 0-9.',
  referral_code_taken: 'This code exists already.',
  plan_too_early: 'Start today or later: earlier days keep the plan that they had.',
  rate_invalid: 'Enter a share from 0.01 to {max} %, or leave it empty.',
  rates_missing: 'Enter the share of at least one kind of game.',
  player_unknown: 'There is no such player.',
  paying_account_required: 'Choose the account that pays.',
  payout_id_invalid: 'Enter the transaction id of the payment: 4 to 40 letters, digits, dots or dashes.',
  payout_id_used: 'Another payment from this account has this transaction id.',
  other_account_required: 'Choose another account.',
  hand_over_required: 'Money of an agent’s account goes to the company by a hand-over, which two people book.',
  statement_line_invalid: 'Line {line} is not a transaction id, an amount and a date.',
  statement_id_rounded: 'The transaction id of line {line} is rounded. In the spreadsheet, make its column text first.',
  statement_day_invalid: 'Choose a day that has begun.',
  too_many_lines: 'A statement has at most {max} lines.',
  amount_over_agent_balance: 'This account of the agent holds {max} Ks.',
} as const satisfies Record<string, string>
export const EVERY_FIELD_FAULT = { ...FIELD_FAULTS, ...STAFF_FIELD_FAULTS }

/** The codes of refusals that players may read, and that their screens translate. */
export type PlayerProblemCode = keyof typeof REFUSALS
export type PlayerFieldFault = keyof typeof FIELD_FAULTS
export type ProblemCode = keyof typeof EVERY_REFUSAL
export type FieldFault = keyof typeof EVERY_FIELD_FAULT
export type ProblemValues = Record<string, string | number>

/** The wire form of a refusal. `errors` holds sentences, `error_codes` the same faults by code. */
export interface ProblemBody {
  status: string
  code: ProblemCode
  message: string
  values?: ProblemValues
  errors?: Record<string, string[]>
  error_codes?: Record<string, FieldFault>
}

export const problemStatus = (code: ProblemCode): number => EVERY_REFUSAL[code][0]

export function problemMessage(code: ProblemCode, values: ProblemValues = {}): string {
  return filled(EVERY_REFUSAL[code][1], values)
}

export function fieldMessage(fault: FieldFault, values: ProblemValues = {}): string {
  return filled(EVERY_FIELD_FAULT[fault], values)
}

function filled(sentence: string, values: ProblemValues): string {
  return sentence.replace(/\{(\w+)\}/g, (hole, name: string) => {
    const value = values[name] ?? hole
    // As the screens write money: with separators, to the last digit of the ledger.
    return typeof value === 'number' ? value.toLocaleString('en-US', { maximumFractionDigits: 4 }) : value
  })
}
