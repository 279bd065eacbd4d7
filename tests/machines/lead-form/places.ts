import { deepEqual } from 'node:assert/strict'
import * as v from 'valibot'
import { evaluation as evaluationPage } from '../../../content/pages/evaluation.ts'
import { site } from '../../../content/site.ts'
import { FIRST_CONSENTS } from '../../path-harness/first-consents.ts'
import type { Place, Places } from '../../path-harness/place.ts'
import type { Part, Visitor } from '../../path-harness/visitor.ts'
import { view as desk } from '../desk-access/view.tsx'
import { sends } from '../shared/lead-examples.ts'
import { application, contact, evaluation, type FormPlace, partsOf, taken } from '../shared/lead-forms.ts'
import { leadFormScreen } from './screen.ts'

const Consenting = v.object({ consent: v.object({ email: v.boolean(), sms: v.boolean() }) })

function form(place: FormPlace, also: Place['also'] = {}): Place {
  const { panel, form: inside } = partsOf(place)
  const screen = leadFormScreen(place)
  /** One after the other, so that each would show if it changed the other. */
  const presses = async (visitor: Visitor) => {
    const now: Record<'email' | 'sms', boolean> = { ...FIRST_CONSENTS }
    for (const channel of ['email', 'email', 'sms', 'sms', 'sms'] as const) {
      await visitor.press({ role: 'checkbox', name: site.consent[channel].label, inside })
      now[channel] = !now[channel]
      for (const each of ['email', 'sms'] as const)
        await visitor.sees({
          selector: `[name=${each}Consent]${now[each] ? ':checked' : ':not(:checked)'}`,
          inside,
        })
    }
    await screen.gestures['lead.submit']?.(visitor, sends('first'), [])
    deepEqual(v.parse(Consenting, (await visitor.request()).body).consent, now)
  }
  return {
    ...{ page: place.page, part: panel, screen },
    also: {
      ...(place.content.asksConsent && { 'presses each consent: that alone changes': presses }),
      ...also,
    },
    ...(place === contact && { isOfView: true as const }),
  }
}

/** By the banner's small form, which a visitor may fill in before the large one. */
async function valuesHome(visitor: Visitor): Promise<void> {
  const { label, action } = evaluationPage.banner.valuation
  const address = '12 Elbow Drive SW'
  const inside: Part = { role: 'region', name: evaluationPage.banner.title }
  await visitor.fill({ role: 'textbox', name: label, inside }, address)
  await visitor.press({ role: 'button', name: action, inside })
  await visitor.sees(partsOf(evaluation).field('address'), { value: address, focused: true })
}

export const places: Places = {
  'the contact form': form(contact),
  'the evaluation form': form(evaluation, { 'gives the address in the banner: the form has it': valuesHome }),
  'the application form': form(application),
  'the form for what is taken by hand': {
    component: 'src/features/leads/TakenForm.tsx',
    view: desk,
    part: partsOf(taken).panel,
    screen: leadFormScreen(taken),
  },
}
