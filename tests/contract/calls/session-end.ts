/** §7: /change-password and /logout, and what a caller hears who tries too often. They end sessions, so a member of their own. */
import { at, hasError, isFilled, isOk } from '../fields.ts'
import { brief, checkAccepted, checkSuccessText, IGNORES_UNKNOWN, type Member, type Run, UNKNOWN } from '../run.ts'
import { newPhone } from './identity.ts'

const NEW_PASSWORD = 'teak-river-lantern'
const TRIES_MAX = 60

export async function walkSessionEnd(run: Run, member: Member): Promise<void> {
  const changed = await changePassword(run, member)
  await logOut(run, changed)
  await provokeLimits(run)
}

/** Answers the member with the password that holds now. */
async function changePassword(run: Run, member: Member): Promise<Member> {
  const call = 'POST /change-password'
  const { client, claims } = run
  const { token, password } = member
  const change = (body: object) => client.post('/change-password', body, { token })

  const empty = await change({ current_password: '', password: '', password_confirmation: '' })
  const names = ['current_password', 'password'].every((field) => hasError(empty.body, field))
  claims.check(call, 'refuses an empty form with 422 under its fields', empty.status === 422 && names, brief(empty))

  const unlike = await change({ current_password: password, password: NEW_PASSWORD, password_confirmation: 'another' })
  const names_it = hasError(unlike.body, 'password_confirmation') || hasError(unlike.body, 'password')
  claims.check(call, 'refuses two different passwords with 422', unlike.status === 422 && names_it, brief(unlike))

  const next = { password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD }
  const wrong = await change({ current_password: `${password}?`, ...next })
  const says_why = wrong.status === 401 && isFilled(at(wrong.body, 'message'))
  claims.check(call, 'refuses a wrong current password with 401 and a message', says_why, brief(wrong))
  const still = await client.get('/user', { token })
  claims.check(call, 'leaves the session alive after such a refusal', isOk(still.status), brief(still))

  const answer = await change({ current_password: password, ...next, ...UNKNOWN })
  checkAccepted(run, { call, claim: IGNORES_UNKNOWN }, answer)
  const last = isOk(answer.status) ? answer : await change({ current_password: password, ...next })
  checkAccepted(run, { call, claim: 'changes the password' }, last)
  checkSuccessText(run, '/change-password', last)
  return logInAnew(run, { ...member, password: NEW_PASSWORD }, password)
}

async function logInAnew(run: Run, member: Member, old_password: string): Promise<Member> {
  const { client, claims } = run
  const logIn = (password: string) => client.post('/login', { user_name: member.phone, password })
  const [old, anew] = [await logIn(old_password), await logIn(member.password)]
  const token = at(anew.body, 'data', 'token')
  const holds = !isOk(old.status) && isFilled(token)
  claims.check('POST /change-password', 'the new password opens the account, the old one does not', holds, brief(anew))
  return typeof token === 'string' ? { ...member, token } : member
}

async function logOut(run: Run, { token }: Member): Promise<void> {
  const { client, claims } = run
  const call = 'POST /logout'
  const answer = await client.post('/logout', undefined, { token })
  claims.check(call, 'answers OK without a body', isOk(answer.status), brief(answer))
  checkSuccessText(run, '/logout', answer)
  const after = await client.get('/user', { token })
  claims.check(call, 'ends the token', after.status === 401, brief(after))
}

/** Too many tries: a client shows what stands under a field, so the sentence must stand there too. */
async function provokeLimits(run: Run): Promise<void> {
  const nobody = newPhone()
  await provoke(run, { path: '/login', field: 'user_name', body: { user_name: nobody, password: 'not-this-one' } })
  // Refused in any case, so that nobody is registered.
  await provoke(run, { path: '/register', field: 'phone', body: { name: '', phone: nobody, password: 'short' } })
}

interface Provoked {
  path: string
  field: string
  body: object
}

async function provoke({ client, claims, provokes_limits }: Run, { path, field, body }: Provoked): Promise<void> {
  const call = `POST ${path}`
  const claim = `says too many tries with 429 and a sentence under ${field}`
  if (!provokes_limits) return claims.skip(call, claim, 'only with --limits: it shuts this address out for a while')
  for (let tries = 0; tries < TRIES_MAX; tries++) {
    const answer = await client.post(path, body, { waits: false })
    if (answer.status === 429) return void claims.check(call, claim, hasError(answer.body, field), brief(answer))
  }
  claims.skip(call, claim, `${TRIES_MAX} tries were let through`)
}
