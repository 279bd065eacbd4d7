/** What a buyer keeps open beside the guide (section 2). */
import { links } from '../links.ts'

export const buyerResources = [
  {
    label: links.mortgageCalculator.label,
    href: links.mortgageCalculator.href,
    text: 'What the payment would be, at several rates.',
  },
  {
    label: 'First-Time Buyers',
    to: '/first-time-buyers',
    scene: 'room-dawn',
    text: 'Five steps, and the programs that help.',
  },
  { label: 'True Cost to Own', to: '/home-costs', text: 'Every line, one-time and monthly.' },
  {
    label: 'Communities',
    to: '/communities',
    scene: 'ridge-path',
    text: 'Zone by zone, with the City’s figures.',
  },
  {
    label: 'Radon Information',
    to: '/radon-information',
    scene: 'sub-slab',
    text: 'Test, levels, and what a fix costs.',
  },
  {
    label: 'Asbestos Information',
    to: '/asbestos-information',
    scene: 'cutaway-house',
    text: 'For any house built before 1990.',
  },
] as const
