/** The fourteen videos of the buyer videos page, and the fourteen of the buyer's guide. */
import { sampleVideo } from './samples.ts'
import type { Video } from './schema.ts'

export const buyerVideos: readonly Video[] = [
  sampleVideo(
    'sample-b01x',
    'front-door',
    'Buying your first home in Calgary',
    'The whole process in eight minutes: money, search, offer, conditions, lawyer, keys.',
  ),
  sampleVideo(
    'sample-b02x',
    'approval-letter',
    'What a pre-approval does not promise',
    'What a lender has checked by then, what it has not, and why the home itself still has to pass.',
  ),
  sampleVideo(
    'sample-b03x',
    'cash-table',
    'The cash you need beyond the down payment',
    'Deposit, lawyer, inspection, adjustments and moving. Alberta charges no land transfer tax.',
  ),
  sampleVideo(
    'sample-b04x',
    'quadrant-map',
    'Which quadrant suits you?',
    'How Calgary is divided, where the river and the train run, and what that does to a commute.',
  ),
  sampleVideo(
    'sample-b05x',
    'street-inner-city',
    'Inner city or edge of the city',
    'The same budget spent twice: an older house near the river, a newer one near the ring road.',
  ),
  sampleVideo(
    'sample-b06x',
    'lake-winter',
    'Living in a lake community',
    'Who can use the lake, what the yearly dues pay for, and how a share in it passes with the house.',
  ),
  sampleVideo(
    'sample-b07x',
    'gravel-road',
    'Wells, septic fields and gravel roads',
    'What to test and who to ask before you buy an acreage outside the city.',
  ),
  sampleVideo(
    'sample-b08x',
    'new-or-resale',
    'New build or resale',
    'Warranty, GST, possession dates and landscaping: where the two differ.',
  ),
  sampleVideo(
    'sample-b09x',
    'condo-papers',
    'Reading a condo by its documents',
    'Reserve fund, minutes, bylaws and insurance, and the three pages to read twice.',
  ),
  sampleVideo(
    'sample-b10x',
    'kitchen-morning',
    'Behind a renovated kitchen',
    'Permits, wiring and load-bearing walls: how to ask about work you cannot see.',
  ),
  sampleVideo(
    'sample-b11x',
    'old-sewer',
    'What an older house asks of you',
    'Sewer line, wiring, foundation and asbestos: what to look for by decade.',
  ),
  sampleVideo(
    'sample-b12x',
    'panel-check',
    'A home inspection, from attic to sump',
    'Walk along with an inspector, and learn which findings are normal and which are not.',
  ),
  sampleVideo(
    'sample-b13x',
    'two-storey-winter',
    'Viewing a house in January',
    'Snow hides the roof and the grading, and shows where the heat gets out.',
  ),
  sampleVideo(
    'sample-b14x',
    'river-homes',
    'Buying near the Bow or the Elbow',
    'Flood maps, insurance questions and pathways: what living by the river means.',
  ),
]

export const buyersGuideVideos: readonly Video[] = [
  sampleVideo(
    'sample-g01x',
    'room-dawn',
    'Setting a budget you can live with',
    'From income to monthly payment, with the stress test explained on one sheet.',
  ),
  sampleVideo(
    'sample-g02x',
    'wish-list',
    'From wish list to search',
    'Sorting what you need from what you would like, and turning it into a search.',
  ),
  sampleVideo(
    'sample-g03x',
    'six-rooms',
    'What to look at in twenty minutes',
    'A route through a showing: roof line, mechanical room, windows, water, street.',
  ),
  sampleVideo(
    'sample-g04x',
    'living-room',
    'What a listing film cannot show',
    'Smell, noise, slope and evening light: reasons to go and stand there.',
  ),
  sampleVideo(
    'sample-g05x',
    'crowd-lights',
    'When several buyers want the same home',
    'What you learn in a multiple-offer situation, what you do not, and how to set your limit first.',
  ),
  sampleVideo(
    'sample-g06x',
    'over-papers',
    'Writing an offer',
    'Price, deposit, inclusions, conditions and dates: the parts of an Alberta purchase contract.',
  ),
  sampleVideo(
    'sample-g07x',
    'dates',
    'Financing and inspection conditions',
    'How long they run, what removes them, and what happens if one is not met.',
  ),
  sampleVideo(
    'sample-g08x',
    'condo-entrance',
    'The condo document review',
    'Who reads them, how long it takes, and which findings are worth a phone call.',
  ),
  sampleVideo(
    'sample-g09x',
    'house-modern',
    'The new home warranty, year by year',
    'One, two, five and ten years: labour and materials, systems, envelope, structure.',
  ),
  sampleVideo(
    'sample-g10x',
    'lot-plan',
    'Real property report or title insurance',
    'What each one shows or covers, and why they are not the same thing.',
  ),
  sampleVideo(
    'sample-g11x',
    'prairie-grid',
    'How land titles work in Alberta',
    'The Torrens system in five minutes: the register, the title, the caveats on it.',
  ),
  sampleVideo(
    'sample-g12x',
    'signing',
    'What your lawyer does at closing',
    'Title search, mortgage documents, adjustments for property tax, and the transfer itself.',
  ),
  sampleVideo(
    'sample-g13x',
    'keys-in-door',
    'Possession day',
    'The walk-through, the keys at noon, the meters, and what to do if something is missing.',
  ),
  sampleVideo(
    'sample-g14x',
    'four-seasons',
    'Your first year in the house',
    'Furnace filter, eavestroughs, outside taps and a radon test: a calendar for new owners.',
  ),
]
