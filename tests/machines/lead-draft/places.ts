import type { Place, Places } from '../../path-harness/place.ts'
import { application, contact, evaluation, type FormPlace, partsOf } from '../shared/lead-forms.ts'
import { leadDraftScreen } from './screen.ts'

const form = (place: FormPlace): Place => ({
  ...{ page: place.page, part: partsOf(place).panel, screen: leadDraftScreen(place) },
  ...(place === contact && { isOfView: true as const }),
})

export const places: Places = {
  'the contact form': form(contact),
  'the evaluation form': form(evaluation),
  'the application form': form(application),
}
