/**
 * What a screen reader says of each form, menu, dialog and live region.
 */
import { quadrantFiguresText } from '../../content/communities/quadrant-figures.ts'
import { evaluationForm } from '../../content/forms.ts'
import { messages } from '../../content/messages.ts'
import { banner, navigation } from '../../content/navigation.ts'
import { newsletter } from '../../content/newsletter.ts'
import { auth } from '../../content/pages/auth.ts'
import { communitiesPage } from '../../content/pages/communities.ts'
import { home } from '../../content/pages/home.ts'
import { ADVICE } from '../../content/password-advice.ts'
import { confirmedAccount } from '../support/accounts.ts'
import { uniqueEmail } from '../support/payloads.ts'
import { startReader } from '../support/screen-reader.ts'
import { account, alert, dialog, fillChange, form, openChange, send, sendChange } from './auth-page.ts'
import { expect, test } from './fixtures.ts'
import { keep, open, type Transcript } from './transcript.ts'
import { evaluationAnswers } from './visitor.ts'

test.describe.configure({ mode: 'parallel' })

test('the evaluation form: read, sent empty, and sent', async ({ page }) => {
  const reader = await open(page, '/evaluation')
  const form = page.getByRole('form', { name: evaluationForm.title })
  const transcript: Transcript = [['Reads the form', await reader.reads(form)]]
  const button = form.getByRole('button', { name: evaluationForm.submitLabel })
  transcript.push([
    'Sends it empty',
    await reader.hears(
      () => button.press('Enter'),
      () => expect(form.getByRole('alert')).toBeFocused(),
    ),
  ])
  transcript.push(['Reads it with its errors', await reader.reads(form)])
  for (const [label, answer] of Object.entries(evaluationAnswers(uniqueEmail())))
    await form.getByRole('textbox', { name: label }).fill(answer)
  transcript.push([
    'Fills it and sends it',
    await reader.hears(
      () => button.press('Enter'),
      () => expect(page.getByText(messages.leadSent.description)).toBeVisible(),
    ),
  ])
  await keep('evaluation-form', transcript)
})

test('the newsletter: read, sent with a mistake, and sent', async ({ page }) => {
  const reader = await open(page, '/contact')
  const box = page.getByRole('region', { name: newsletter.title })
  const field = box.getByLabel(newsletter.emailLabel)
  const transcript: Transcript = [['Reads it', await reader.reads(box)]]
  await field.fill('ada')
  transcript.push([
    'Sends “ada”',
    await reader.hears(
      () => box.getByRole('button', { name: newsletter.submitLabel }).press('Enter'),
      () => expect(field).toBeFocused(),
    ),
  ])
  await field.fill(uniqueEmail())
  transcript.push([
    'Corrects it and sends it',
    await reader.hears(
      () => field.press('Enter'),
      () => expect(box.getByText(newsletter.notices.confirmSent.text)).toBeVisible(),
    ),
  ])
  await keep('newsletter', transcript)
})

test('sign-in: read, refused, and the other tab', async ({ page }) => {
  const reader = await open(page, '/auth')
  await expect(form(page)).toBeVisible()
  const main = page.getByRole('main')
  const transcript: Transcript = [['Reads the page', await reader.reads(main)]]
  transcript.push([
    'Signs in with a wrong password',
    await reader.hears(
      () => send(page, { email: uniqueEmail(), password: 'wrong-one' }, 'signIn'),
      () => expect(alert(page)).toBeVisible(),
    ),
  ])
  await page.getByRole('tab', { name: auth.signUp.tab }).click()
  transcript.push(['Reads the other tab', await reader.reads(form(page))])
  transcript.push([
    'Types a new password that is easy to guess',
    await reader.hears(
      () => form(page).getByLabel(auth.password.label, { exact: true }).fill('password'),
      () => expect(form(page).getByText(ADVICE.common)).toBeVisible(),
    ),
  ])
  await keep('sign-in', transcript)
})

test('a change of password: the account menu and its dialog', async ({ page, site }) => {
  const visitor = await confirmedAccount(site)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openChange(page, site, visitor)
  const reader = await startReader(page)
  const transcript: Transcript = [['Reads the dialog', await reader.reads(dialog(page))]]
  transcript.push([
    'Types a wrong present password, and a new one',
    await reader.hears(
      () => fillChange(page, 'not this one', 'gravel lantern otter'),
      () => expect(dialog(page)).toContainText(ADVICE.long),
    ),
  ])
  transcript.push([
    'Sends them',
    await reader.hears(
      () => sendChange(page),
      () => expect(dialog(page).getByRole('alert')).toBeVisible(),
    ),
  ])
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await account(page).click()
  transcript.push(['Reads the account menu', await reader.reads(page.getByRole('menu'))])
  await keep('account', transcript)
})

test('the header: its links, its menu and its banner', async ({ page }) => {
  const reader = await open(page, '/')
  const header = page.getByRole('banner')
  const transcript: Transcript = [['Reads the header', await reader.reads(header)]]
  const menu = page.getByRole('button', { name: navigation.buyerServices.label })
  transcript.push([
    'Opens the menu',
    await reader.hears(
      () => menu.press('Enter'),
      () => expect(menu).toHaveAttribute('aria-expanded', 'true'),
    ),
  ])
  transcript.push(['Reads its item', await reader.reads(header.getByRole('listitem').first())])
  await page.keyboard.press('Escape')
  // The first claim stays while less motion is asked for, and then while a pointer is over it.
  await page.evaluate(() => window.scrollTo({ top: 200, behavior: 'instant' }))
  const claims = page.getByRole('complementary', { name: banner.label })
  await claims.hover()
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  transcript.push(['Reads the banner', await reader.reads(claims)])
  await keep('header', transcript)
})

test('the home page’s hero', async ({ page }) => {
  const reader = await open(page, '/')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await keep('hero', [['Reads it', await reader.reads(page.getByRole('region', { name: home.hero.title }))]])
})

test('the menu of a phone', async ({ page }) => {
  const reader = await open(page, '/contact', 360)
  const drawer = page.getByRole('dialog', { name: navigation.drawer.label })
  const transcript: Transcript = [
    [
      'Opens it',
      await reader.hears(
        () => page.getByRole('button', { name: navigation.drawer.openAction }).press('Enter'),
        () => expect(drawer).toBeVisible(),
      ),
    ],
  ]
  transcript.push(['Reads it', await reader.reads(drawer)])
  await keep('phone-menu', transcript)
})

test('what pages tell of a change: matches of the search, results of a calculator', async ({ page }) => {
  const search = page.getByRole('search')
  let reader = await open(page, '/communities')
  const hearMatches = (text: string, count: RegExp) =>
    reader.hears(
      () => search.getByRole('searchbox').fill(text),
      () => expect(search.getByRole('status')).toHaveText(count),
    )
  const transcript: Transcript = [['Reads the search', await reader.reads(search)]]
  transcript.push(['Types “aub”', await hearMatches('aub', /^1 community found/)])
  reader = await open(page, '/tools')
  const mortgage = page.getByRole('region', { name: 'Mortgage payment' })
  transcript.push(['Reads the mortgage calculator', await reader.reads(mortgage.getByRole('form'))])
  transcript.push([
    'Types another price',
    await reader.hears(
      () => mortgage.getByRole('textbox', { name: 'Purchase price' }).fill('800,000'),
      () => expect(mortgage.getByRole('status')).toHaveText(/^Payment each month: \$(?!3,081\.41)/),
    ),
  ])
  await keep('live-regions', transcript)
})

test('the communities: a zone by value, and the strip of a quadrant', async ({ page }) => {
  let reader = await open(page, '/communities')
  const byValue = page.getByRole('button', { name: communitiesPage.directory.order.value })
  const transcript: Transcript = [
    [
      'Sorts by value',
      await reader.hears(
        () => byValue.press('Enter'),
        () => expect(byValue).toHaveAttribute('aria-pressed', 'true'),
      ),
    ],
    ['Reads the east', await reader.reads(page.getByRole('region', { name: 'East', exact: true }))],
  ]
  reader = await open(page, '/communities/northeast')
  const figures = page.getByRole('region', { name: quadrantFiguresText.title })
  const strip = figures.getByRole('slider')
  transcript.push(['Reads the figures of the northeast', await reader.reads(figures)])
  for (const [key, name] of [
    ['Home', 'Skyview Ranch'],
    ['ArrowRight', 'Crescent Heights'],
    ['End', 'Homestead'],
  ] as const)
    transcript.push([
      `Presses ${key} on the strip`,
      await reader.hears(
        () => strip.press(key),
        () => expect(strip).toHaveAttribute('aria-valuetext', RegExp(name)),
      ),
    ])
  await keep('communities', transcript)
})
