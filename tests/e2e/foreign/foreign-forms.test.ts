import { describe, expect, test } from 'vitest'
import { eventually, fieldError, open, openSite } from '../harness/browser.ts'
import { type Answer, answer, guest, HTML, member, NOTHING, SENTENCE, said, token } from './foreign-answers.ts'

/** Forms, before a server that is not ours: errors as arrays or as text, and a no in a 200. */
const site = openSite()

describe('login, registration and password', () => {
  test('errors as text or as arrays, and the message, stand under their fields', { timeout: 60_000 }, async () => {
    const page = await guest(site)
    await open(page, '/login')
    const main = page.getByRole('main')
    const user_name = main.getByLabel('User name or phone')
    const LOGINS: [Answer, string | null, string | null][] = [
      [
        { status: 422, json: { message: 'Invalid.', errors: { password: 'Too short.' } } },
        '* Invalid.',
        '* Too short.',
      ],
      [{ json: { success: false, errors: { user_name: ['Unknown.'] } } }, '* Unknown.', null],
      [{ status: 401, json: { message: 'No match.' } }, '* No match.', null],
      [{ json: { status: SENTENCE, data: {} } }, '* An unexpected error occurred.', null],
      [{ ...HTML }, '* An unexpected error occurred.', null],
      [NOTHING, '* An unexpected error occurred.', null],
      ['abort', '* An unexpected error occurred.', null],
    ]
    for (const [given, under_name, under_password] of LOGINS) {
      await answer(page, 'login', given)
      await user_name.fill('09420000001')
      // Where the sentence is that of the answer before, a call under way would get the next answer.
      const end =
        given === 'abort'
          ? page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/login'))
          : page.waitForResponse('**/api/login')
      await main.getByRole('button', { name: 'Login' }).click()
      await end
      await eventually(() => fieldError(user_name)).toBe(under_name)
      if (under_password) expect(await fieldError(main.getByLabel('Password', { exact: true }))).toBe(under_password)
    }

    await answer(page, 'user', { json: { data: { user_name: 'P77', main_balance: '12.00' } } })
    // A server that is not ours has no such call; ours does not know the token.
    await answer(page, 'break', { status: 404, json: { message: 'Not found.' } })
    await answer(page, 'login', { json: { message: 'Hello', data: { token: 'of-elsewhere' } } })
    await main.getByRole('button', { name: 'Login' }).click()
    await page.waitForURL('**/?type=all')
    expect(await token(page)).toBe('of-elsewhere')
    await eventually(() => page.evaluate(() => JSON.parse(localStorage.getItem('profile') ?? '{}'))).toMatchObject({
      user_name: 'P77',
      balance: 0,
      main_balance: 12,
    })
  })

  test('a password that is not changed says why, and ends no session', { timeout: 60_000 }, async () => {
    const { page } = await member(site)
    await open(page, '/information?tab=profile')
    const submit = page.getByRole('main').getByRole('button', { name: 'Change password' })
    const banner = page.getByRole('main').getByRole('alert')
    const CHANGES: [Answer, string][] = [
      [{ status: 401, json: { message: 'Old password is wrong.' } }, 'Old password is wrong.'],
      [{ status: 409, json: { message: 'Never shown.' } }, 'An unexpected error occurred.'],
      [HTML, 'An unexpected error occurred.'],
      ['abort', 'An error occurred during the deposit process. Please try again.'],
    ]
    for (const [given, sentence] of CHANGES) {
      await answer(page, 'change-password', given)
      await submit.click()
      await eventually(async () => (await banner.allTextContents()).join(' ')).toContain(sentence)
    }
    await answer(page, 'change-password', {
      status: 422,
      json: { errors: { current_password: 'Wrong.', password: ['Short.'] } },
    })
    await submit.click()
    await eventually(() => fieldError(page.getByLabel('Old password'))).toBe('* Wrong.')
    expect(await token(page)).not.toBeNull()
  })
})

describe('deposit and withdrawal', () => {
  test('work without our rules, and say no in the words of the answer', { timeout: 60_000 }, async () => {
    const { page } = await member(site)
    await answer(page, 'cashier-rules', { status: 404, json: { message: 'Not found' } })
    await answer(page, 'banks', {
      json: [{ id: 3, payment_type: 'Shwe Pay', account_number: '09420111222', account_name: 'Daw Mya' }],
    })
    await answer(page, 'user-payment', { status: 404, json: {} })
    await open(page, '/top-up/bank')
    await page.getByRole('main').locator('input[name="amount"]').fill('5000')
    const submit = page.getByRole('main').locator('button[type="submit"]')
    const amount = page.getByRole('main').locator('input[name="amount"]')
    const SAID: [Answer, string][] = [
      [{ status: 422, json: { message: 'Too little.', errors: {} } }, '* Too little.'],
      [{ json: { errors: { amount: 'Whole thousands only.' } } }, '* Whole thousands only.'],
      [{ json: { success: false, message: 'Closed.' } }, '* Closed.'],
      [HTML, '* Something Went Wrong!'],
    ]
    for (const [given, sentence] of SAID) {
      await answer(page, 'depositfinicial', given)
      await submit.click()
      await eventually(async () => (await fieldError(amount))?.trim()).toBe(sentence)
    }
    await answer(page, 'depositfinicial', { json: { message: 'ok' } })
    await submit.click()
    await page.waitForURL('**/information?tab=logs&type=deposit')
    await said(page, 'Deposit successfully.')

    await open(page, '/with-draw')
    await page.getByRole('main').getByRole('button', { name: 'Payment method' }).click()
    await page.getByRole('dialog').getByText('Shwe Pay').click()
    await answer(page, 'withdrawfinicial', { json: { message: 'ok' } })
    await page.getByRole('main').locator('button[type="submit"]').click()
    await page.waitForURL('**/information?tab=logs&type=withdraw')
    await said(page, 'Withdraw Success')
  })
})
