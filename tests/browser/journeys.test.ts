/** What visitors come for, from the first page to the team's database and mailbox. */
import { accountMenu } from '../../content/account-menu.ts'
import { mortgageCopy } from '../../content/calculators/copy.ts'
import { purchaseFields } from '../../content/calculators/purchase-fields.ts'
import { communityDirectory } from '../../content/communities/directory.ts'
import { cad } from '../../content/formats.ts'
import { contactForm, evaluationForm, joinForm } from '../../content/forms.ts'
import { EXTRA_FIELDS } from '../../content/lead-fields.ts'
import { navigation } from '../../content/navigation.ts'
import { newsletter } from '../../content/newsletter.ts'
import { auth } from '../../content/pages/auth.ts'
import { communitiesPage } from '../../content/pages/communities.ts'
import { confirmationLink, mailedLink } from '../support/accounts.ts'
import { uniqueEmail } from '../support/payloads.ts'
import {
  account,
  alert,
  ask,
  choice,
  choosePassword,
  dialog,
  form,
  newPassword,
  open as openAuth,
  send,
  signOut,
} from './auth-page.ts'
import { expect, test } from './fixtures.ts'
import { evaluationAnswers, hydrated, open, sendForm } from './visitor.ts'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true })

  test('a seller asks for an evaluation: the lead is stored with its campaign, mailed, and thanked for', async ({
    page,
    site,
    pageLog,
  }) => {
    const email = uniqueEmail()
    await open(page, '/?utm_source=google&utm_medium=cpc&utm_campaign=fall&gclid=Cj0KCQ')
    await page.getByRole('button', { name: navigation.drawer.openAction }).tap()
    await page
      .getByRole('dialog', { name: navigation.drawer.label })
      .getByRole('link', { name: navigation.callToAction.label, exact: true })
      .tap()
    await expect(page).toHaveURL(navigation.callToAction.to)
    await hydrated(page)
    await sendForm(page, evaluationForm, email)
    const thanks = page.getByRole('heading', { name: evaluationForm.sent.title('Ada') })
    await expect(thanks).toBeFocused()
    // The form was longer than the window.
    await expect(thanks).toBeInViewport()

    expect(await site.leads(email)).toMatchObject([
      {
        utm: { source: 'google', medium: 'cpc', campaign: 'fall', gclid: 'Cj0KCQ' },
        pipeline_title: evaluationForm.pipeline.title,
        source: evaluationForm.source,
        page: navigation.callToAction.to,
      },
    ])
    await expect.poll(() => site.mails(email)).toHaveLength(1)
    const [mail] = await site.mails(email)
    for (const answer of Object.values(evaluationAnswers(email))) expect(mail?.text).toContain(answer)
    expect(pageLog).toEqual([])
  })
})

test('a buyer finds a community, and asks about the payment that they calculated', async ({ page }) => {
  await open(page, '/communities')
  const [sought, other] = communityDirectory.communities.filter(
    ({ name }, _, all) => all.filter((one) => one.name.includes(name)).length === 1,
  )
  if (!sought || !other) throw new Error('The directory has fewer than two communities')
  const found = page.getByRole('region', { name: communitiesPage.directory.title })
  const linkTo = (name: string) => found.getByRole('link', { name }).first()
  await expect(linkTo(other.name)).toBeVisible()
  await page.getByRole('search').getByRole('searchbox').fill(sought.name)
  await expect(linkTo(other.name)).toBeHidden()
  await expect(linkTo(sought.name)).toBeVisible()

  await open(page, '/tools')
  const mortgage = page.getByRole('region', { name: mortgageCopy.title })
  const result = mortgage.getByRole('status')
  const before = await result.innerText()
  const [price] = purchaseFields
  const field = mortgage.getByRole('textbox', { name: price.label })
  const typed = price.default + 20 * price.step
  await field.fill(String(typed))
  await expect(result).not.toHaveText(before)
  await expect(page).toHaveURL(RegExp(`${price.name}=${typed}`))
  await mortgage.getByRole('link', { name: mortgageCopy.lead.link.label }).click()
  const message = page.getByRole('form', { name: contactForm.title }).locator('[name=message]')
  await expect(message).toHaveValue(RegExp(`\\${cad(typed)}`))
})

test('an agent applies: the application is stored as one', async ({ page, site }) => {
  const email = uniqueEmail()
  await open(page, '/join')
  await sendForm(page, joinForm, email)
  await expect(page.getByRole('heading', { name: joinForm.sent.title('Ada') })).toBeFocused()
  expect(await site.leads(email)).toMatchObject([
    {
      source: joinForm.source,
      experience: Object.keys(EXTRA_FIELDS.experience.options).at(-1),
      lead_consents: [],
    },
  ])
})

test('a visitor signs up, confirms by mail, forgets the password, and signs in with a new one', async ({
  page,
  site,
}) => {
  // Each form hashes a password, which takes a busy machine its time.
  test.setTimeout(150_000)
  const visitor = { email: uniqueEmail(), password: 'gravel lantern otter' }
  await openAuth(page)
  await send(page, visitor, 'signUp')
  await expect(form(page).getByText(auth.confirmation.title)).toBeVisible()
  await page.goto(await confirmationLink(site, visitor.email))
  await choosePassword(page, visitor.password)
  await expect(account(page, visitor.email)).toBeVisible()
  await signOut(page)
  await expect(account(page)).toHaveCount(0)

  await openAuth(page)
  await ask(page, visitor.email)
  await page.goto(await mailedLink(site, visitor.email, 'recovery'))
  const next = `${visitor.password} again`
  await newPassword(page).fill(next)
  await choice(page).getByRole('button', { name: auth.newPassword.action }).click()
  await expect(account(page, visitor.email)).toBeVisible()
  await signOut(page)
  await expect(account(page)).toHaveCount(0)
  await openAuth(page)
  await send(page, visitor, 'signIn')
  await expect(alert(page)).toBeFocused()
  await send(page, { ...visitor, password: next }, 'signIn')
  await expect(account(page, visitor.email)).toBeVisible()
  // A dialog gives the focus back to the menu that it was opened from.
  await account(page).click()
  await page.getByRole('menuitem', { name: accountMenu.changePassword }).click()
  await expect(dialog(page).locator(':focus')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(account(page)).toBeFocused()
})

test('a reader subscribes to the newsletter, confirms by mail, and leaves it', async ({ page, site }) => {
  const email = uniqueEmail()
  await open(page)
  const box = page.getByRole('region', { name: newsletter.title })
  await box.getByLabel(newsletter.emailLabel).fill(email)
  await page.keyboard.press('Enter')
  await expect(box.getByText(newsletter.notices.confirmSent.text)).toBeVisible()
  await expect.poll(() => site.mailsTo(email)).toHaveLength(1)
  const [mail] = await site.mailsTo(email)
  for (const [path, step, notice] of [
    ['#confirm', 'confirm', 'confirmed'],
    ['#unsubscribe', 'unsubscribe', 'unsubscribed'],
  ] as const) {
    const link = mail?.text.match(/https?:\/\/\S+/g)?.find((one) => one.includes(path))
    await open(page, link)
    await page.getByRole('button', { name: newsletter[step].submitLabel }).click()
    await expect(page.getByRole('heading', { name: newsletter.notices[notice].title })).toBeFocused()
  }
})
