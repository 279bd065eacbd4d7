/** The home page (section 2, Home). */
import { claims } from '../claims.ts'
import { links } from '../links.ts'
import type { PageHead } from '../page-schema.ts'
import { clients } from '../people.ts'
import { homeEmbed, homeVideos } from '../videos/showcase.ts'

export const head = {
  path: '/',
  title: 'Northbow Real Estate Team | Sell Your Calgary Home',
  description: `Sell your Calgary home for its maximum value. Free home evaluation, full-time video and advertising, and a ${claims.network.figure} website network behind every listing.`,
  keywords: ['Calgary realtor', 'sell my home Calgary', 'Calgary real estate team', 'free home evaluation'],
  robots: 'index',
  structuredData: ['organization', 'agent'],
} satisfies PageHead

export const home = {
  hero: {
    badge: 'Serving all of Calgary',
    title: 'Sell your Calgary home for maximum value',
    lead: 'Pricing that holds up, film that makes people stop, and a buyer database that already knows your neighbourhood.',
    evaluationAction: 'Get Your Home Value',
    callAction: 'Call',
  },
  stats: [claims.salesVolume, claims.reviews, claims.families, claims.network],
  achievements: {
    label: 'Our reach in figures',
    claims: [
      claims.impressions,
      claims.buyerDatabase,
      claims.videoViews,
      claims.followers,
      claims.marketing,
      claims.channels,
    ],
  },
  infrastructure: {
    title: 'What your listing stands on',
    intro:
      'A sign and a listing entry are the easy part. The work is done by what is already running on the day you call.',
    cards: [
      {
        id: 'network',
        claim: claims.network,
        title: 'A website for where you live',
        text: 'Sites for single communities and property types answer the searches that buyers really type, and every one of them leads to your home.',
        link: { label: 'See the network', to: '/infrastructure', hash: 'community' },
      },
      {
        id: 'marketing',
        claim: claims.marketing,
        title: 'Advertising that is already booked',
        text: 'Print, outdoor and online space is bought for the year. Your home takes its turn in campaigns that run all year.',
        link: { label: 'How the money is spent', to: '/infrastructure', hash: 'infrastructure' },
      },
      {
        id: 'agents',
        claim: claims.agents,
        title: 'Separate jobs, done daily',
        text: 'Pricing, filming, coordination, showings and negotiation each belong to someone who does little else.',
        link: { label: 'Who does what', to: '/infrastructure', hash: 'specialization' },
      },
      {
        id: 'turnaround',
        claim: claims.turnaround,
        title: 'Film while the interest is fresh',
        text: 'Our own videographer shoots and cuts every listing, so nothing waits for an outside studio.',
        link: { label: 'What supports it', to: '/infrastructure', hash: 'support-systems' },
      },
    ],
  },
  valueProposition: {
    title: 'A sale is decided before the first showing.',
    text: 'By then buyers have seen the price, the film and the street, and most have made up their minds. So that is where we put the work.',
    points: [
      {
        title: 'The right price, first',
        text: 'A home draws the most attention in its first days on the market. A price that has to be corrected spends them.',
      },
      {
        title: 'More people who could say yes',
        text: `${claims.buyerDatabase.figure} buyers, ${claims.channels.figure} channels and ${claims.impressions.figure} impressions a month: two interested buyers do more for a price than any argument.`,
      },
      {
        title: 'Terms, not only numbers',
        text: 'Deposit, conditions and possession date decide whether an offer becomes a sale. We read you all four before you answer.',
      },
    ],
    smallPrint:
      'Figures are the team’s own, counted over all of its channels. They describe reach; they promise no price.',
  },
  methodology: {
    title: 'Four things we do, in this order',
    cards: [
      {
        title: 'Price',
        text: 'Three stacks of paper: what sold near you, what is for sale, and what did not sell. The third teaches the most.',
      },
      {
        title: 'Prepare',
        text: 'A walk through every room with a short list: what to mend, what to move, what to leave alone.',
      },
      {
        title: 'Present',
        text: 'Film, photographs, floor plan and aerial views, made for a phone screen first, because that is where they are seen.',
      },
      {
        title: 'Negotiate',
        text: 'Every offer laid side by side on one page: price, deposit, conditions, dates, and what each would leave you.',
      },
    ],
    actions: [
      { label: 'Get your home value', to: '/evaluation' },
      { label: 'Browse homes', href: links.homeFinder.href },
    ],
  },
  launch: {
    title: 'A launch in four phases',
    intro:
      'Interest is built before the home can be visited, gathered in one opening, and used while it lasts.',
    phasesLabel: 'Phases of the launch',
    pauseAction: 'Pause the phases',
    resumeAction: 'Let the phases run',
    phases: [
      {
        label: 'Coming-soon blitz',
        duration: claims.blitz.figure,
        title: 'Let the right people wait for it',
        text: 'The film is cut, the sign says “coming soon”, and the buyers who asked for a home like yours hear of it first.',
        actions: [
          'Teaser film and aerial views',
          'A note to matching buyers in our database',
          'Word to agents with clients in your area',
        ],
        scene: 'studio-camera',
      },
      {
        label: 'Pre-launch',
        duration: claims.preLaunch.figure,
        title: 'Open the book before the doors',
        text: 'The full listing is public, but showings have not started. Questions are answered and visits are booked.',
        actions: [
          'Full film, photographs and floor plan',
          'Community sites and social channels switched on',
          'Showings booked into one window',
        ],
        scene: 'broadcast',
      },
      {
        label: 'Launch',
        duration: 'the opening days',
        title: 'One window, many visitors',
        text: 'Everyone sees the home within the same few days. Buyers who meet at the door know that they are not alone.',
        actions: [
          'Open house with our agents in the room',
          'Paid reach across the city',
          'Feedback from each visit, the same day',
        ],
        scene: 'crowd-lights',
      },
      {
        label: 'Offers',
        duration: 'until it is firm',
        title: 'Turn interest into terms',
        text: 'Offers are compared on one page, answered in good order, and followed until the last condition is off.',
        actions: [
          'Every interested agent told of the offer date',
          'Price, deposit, conditions and dates side by side',
          'Conditions followed to the hour',
        ],
        scene: 'keys-table',
      },
    ],
    note: 'Coming-soon marketing keeps to the real estate board’s rules on advertising before a listing is entered.',
  },
  videos: {
    title: 'Watch before you ask',
    intro: 'How we prepare, price, film and sell, told by the people who do it.',
    embed: homeEmbed,
    items: homeVideos,
    itemsLabel: 'More from the team',
    channelLink: links.videoChannel,
    allLink: { label: 'View All Videos', to: '/videos' },
  },
  reviews: {
    title: 'What clients say when it is over',
    intro: 'Reviews are collected by an outside service, from clients whose sale or purchase has closed.',
    reviews: claims.reviews,
    rating: claims.rating,
    fallback: `All ${claims.reviews.figure} of them are kept on another site, in the clients’ own words.`,
    link: links.reviews,
    voices: [clients.patience, clients.report, clients.weekly],
  },
  closing: {
    title: 'Let us talk about your move',
    text: 'Call, or choose a time that suits you. We work in every quadrant of the city and the towns around it.',
    callAction: 'Call',
    scheduleAction: 'Schedule a meeting',
    note: 'Serving all of Calgary',
    scene: 'skyline-dusk',
  },
} as const
