import { expect, test } from 'vitest'
import { eventually, fieldError, logIn, open, openMenu, openSite } from '#tests/e2e/harness/browser.ts'

const site = openSite()

const WRONG = /^POST \/api\/login answered 401$/
const INVALID = /^POST \/api\/register answered 422$/

test('a wrong password is told under the user name, what was typed is kept, and the right one logs in and leads home', async () => {
  const player = await site.app.player()
  const page = await site.visit({ expects: [WRONG] })

  await open(page, '/digitbet/fairness')
  await logIn(page, { user_name: player.user.user_name, password: 'not-the-password' })

  const dialog = page.getByRole('dialog', { name: 'Login' })
  const name = dialog.getByLabel('User name or phone')
  await eventually(() => fieldError(name)).toBe('* The user name or password is wrong.')
  await eventually(() => name.evaluate((field) => field === document.activeElement)).toBe(true)
  expect(await name.inputValue()).toBe(player.user.user_name)

  await dialog.getByLabel('Password', { exact: true }).fill(player.password)
  await dialog.getByLabel('Password', { exact: true }).press('Enter')
  await page.getByText('Logged In Successfully.').waitFor()
  await page.waitForURL('**/?type=all')
  await page.getByRole('navigation', { name: 'Main' }).last().getByRole('link', { name: 'Wallet' }).waitFor()
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('profile') ?? '{}').user_name)).toBe(
    player.user.user_name,
  )
})

test('the login can be closed, and too many tries are told once, though the answer says it under a field too', async () => {
  const page = await site.visit({ expects: [/^POST \/api\/(login|register) answered 429$/] })
  const message = 'Too many attempts. Please wait 8 seconds.'
  const refused = (field: string) => ({
    status: 429,
    json: {
      status: 'Request has failed.',
      code: 'too_many_requests',
      message,
      values: { seconds: 8 },
      errors: { [field]: [message] },
      error_codes: { [field]: 'too_many_tries' },
    },
  })
  await page.route('**/api/login', (route) => route.fulfill(refused('user_name')))
  await page.route('**/api/register', (route) => route.fulfill(refused('phone')))
  await open(page, '/')
  const button = page.getByRole('banner').getByRole('button', { name: 'Login' })
  await button.click()
  await page.getByRole('dialog', { name: 'Login' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await eventually(() => button.evaluate((it) => it === document.activeElement)).toBe(true)

  await logIn(page, { user_name: '09420000000', password: 'umbrella-lantern' })
  await eventually(() => page.getByText(message).count()).toBe(1)
  await page.getByRole('dialog').getByRole('button', { name: 'Join Now' }).click()
  const dialog = page.getByRole('dialog', { name: 'Join Now' })
  await dialog.getByRole('button', { name: 'Join Now' }).click()
  await dialog.getByText(message).waitFor()
  expect(await dialog.getByText(message).count()).toBe(1)
})

test('a registration shows all that is wrong at once, each under its field, and then that the phone is taken', async () => {
  const page = await site.visit({ expects: [INVALID] })

  await open(page, '/')
  await page.getByRole('banner').getByRole('button', { name: 'Join Now' }).click()
  const dialog = page.getByRole('dialog', { name: 'Join Now' })
  await dialog.getByLabel('Phone number').fill('12345')
  await dialog.getByLabel('Password', { exact: true }).fill('short')
  await dialog.getByLabel('Confirm password').fill('other')
  await dialog.getByLabel('Referral code').fill('NOBODY')
  await dialog.getByRole('button', { name: 'Join Now' }).click()

  const errors = async () => ({
    name: await fieldError(dialog.getByLabel('Full name')),
    phone: await fieldError(dialog.getByLabel('Phone number')),
    password: await fieldError(dialog.getByLabel('Password', { exact: true })),
    password_confirmation: await fieldError(dialog.getByLabel('Confirm password')),
    referral_code: await fieldError(dialog.getByLabel('Referral code')),
  })
  await eventually(errors).toEqual({
    name: expect.stringMatching(/^\* /),
    phone: '* Enter a Myanmar phone number, like 09\u00a0420\u00a0000\u00a0000.',
    password: '* Use at least 8 characters.',
    password_confirmation: '* The two passwords don’t match.',
    referral_code: '* This referral code doesn’t exist.',
  })
  await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name')
  expect(await site.app.owner_db`select 1 from identity.player where name = ''`).toHaveLength(0)

  const player = await site.app.player()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  const menu = await openMenu(page)
  await menu.getByRole('button', { name: 'Join Now' }).click()
  await dialog.getByLabel('Full name').fill('Ko Zaw')
  await dialog.getByLabel('Phone number').fill(player.user.phone)
  await dialog.getByLabel('Password', { exact: true }).fill('lacquer-umbrella')
  await dialog.getByLabel('Confirm password').fill('lacquer-umbrella')
  await dialog.getByRole('button', { name: 'Join Now' }).click()
  await eventually(() => fieldError(dialog.getByLabel('Phone number'))).toBe(
    '* This phone number is already registered.',
  )
})

test('a guest who presses Digit Bet logs in first and then arrives at the game', async () => {
  const player = await site.app.player()
  const page = await site.visit()

  await open(page, '/')
  await page.getByRole('main').getByRole('link', { name: 'Digit Bet' }).click()
  const dialog = page.getByRole('dialog', { name: 'Login' })
  await dialog.getByLabel('User name or phone').fill(player.phone)
  await dialog.getByLabel('Password', { exact: true }).fill(player.password)
  await dialog.getByRole('button', { name: 'Login' }).click()

  await page.waitForURL('**/digitbet')
  await page.getByRole('heading', { name: 'Digit Bet', level: 1 }).waitFor()
})

test('the login page logs in and leads home', async () => {
  const player = await site.app.player()
  const page = await site.visit()

  await open(page, '/login')
  await page.getByLabel('User name or phone').fill(player.phone)
  await page.getByLabel('Password', { exact: true }).fill(player.password)
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()

  await page.waitForURL('**/?type=all')
})

test('a guest who asks for a page of members is shown the lobby or the login', async () => {
  const page = await site.visit()

  for (const [requested, shown] of [
    ['/information', '/?type=all'],
    ['/information?tab=profile', '/?type=all'],
    ['/transactions', '/?type=all'],
    ['/digitbet', '/?type=all'],
    ['/shan', '/?type=all'],
    ['/wallet/internal-transfer', '/login'],
    ['/2d/daily-winner', '/login'],
  ] as const) {
    await open(page, requested)
    expect(page.url().endsWith(shown), `${requested} leads to ${page.url()}`).toBe(true)
  }

  // A browser that still says "member" is sent away by the screen.
  await page.context().addCookies([{ name: 'member', value: '1', domain: '127.0.0.1', path: '/' }])
  await page.goto('/wallet/internal-transfer')
  await page.waitForURL('**/login')
})
