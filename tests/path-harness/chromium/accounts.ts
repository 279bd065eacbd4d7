/** Accounts in Chromium, of the real service. */
import { expect, type Page } from 'playwright/test'
import { accountMenu } from '../../../content/account-menu.ts'
import { auth as content } from '../../../content/pages/auth.ts'
import {
  confirmedAccount,
  expired,
  mailedCode,
  newAddressLink,
  newSession,
  recoveryLink,
  seedSession,
} from '../../support/accounts.ts'
import type { Local } from '../../support/local.ts'
import type { Visitor } from '../visitor.ts'

type Accounts = Pick<
  Visitor,
  'account' | 'wasSignedIn' | 'signInElsewhere' | 'signOutElsewhere' | 'mailedLink' | 'mailedCode'
>

export function accountsIn(page: Page, site: Local): Accounts {
  return {
    account: () => confirmedAccount(site),
    wasSignedIn: async (account, isExpired) => {
      const session = await newSession(site, account)
      await seedSession(page, isExpired ? expired(session) : session)
    },
    signInElsewhere: ({ email, password }) =>
      inAnotherTab(page, async (tab) => {
        await tab.goto('/auth')
        const form = tab.locator('main form').filter({ visible: true })
        await expect(form.or(menu(tab)).first()).toBeVisible()
        // Somebody who is signed in already is signed in there too, and every tab is notified.
        if (await menu(tab, email).isVisible()) return
        // An account that takes the place of another one comes by a link that was mailed to it.
        if (await menu(tab).isVisible()) await tab.goto(await recoveryLink(tab, site, email))
        else {
          await tab.getByLabel(content.email.label, { exact: true }).fill(email)
          await tab.getByLabel(content.password.label).fill(password)
          await tab.getByRole('button', { name: content.signIn.action }).click()
        }
        await expect(menu(tab, email)).toBeVisible()
      }),
    signOutElsewhere: () =>
      inAnotherTab(page, async (tab) => {
        await tab.goto('/')
        await menu(tab).click()
        await tab.getByRole('menuitem', { name: accountMenu.signOut }).click()
        await expect(menu(tab)).toHaveCount(0)
      }),
    mailedLink: ({ email }, isNew) => (isNew ? newAddressLink(page, site) : recoveryLink(page, site, email)),
    mailedCode: ({ email }) => mailedCode(site, email),
  }
}

const menu = (page: Page, email = '') => page.getByRole('button', { name: `${accountMenu.label}: ${email}` })

/** Another tab of the same browser. */
async function inAnotherTab(page: Page, doThere: (tab: Page) => Promise<void>): Promise<void> {
  const other = await page.context().newPage()
  await doThere(other)
  await other.close()
}
