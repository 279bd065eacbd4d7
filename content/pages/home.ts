/** The home page (section 2, Home). */
import { claims } from '../claims.ts'
import { links } from '../links.ts'
import type { PageHead } from '../page-schema.ts'
import { clients, likenessOf } from '../people.ts'
import { site } from '../site.ts'
import { homeEmbed, homeVideos } from '../videos/showcase.ts'

export const head = {
  path: '/',
  title: `${site.name} | Sell Your Calgary Home`,
  description: `Sell your Calgary home for its maximum value: a free home evaluation, our own videographer, advertising, and a network of ${claims.network.figure} websites.`,
  keywords: ['Calgary realtor', 'sell my home Calgary', 'Calgary real estate team', 'free home evaluation'],
  robots: 'index',
  structuredData: ['organization', 'agent'],
  accent: 'sand',
  card: {
    drawing: 'home',
    alt: 'The chinook arch over Calgary, with the river and the mountains',
    x: 0,
    y: 0,
    width: 1200,
    shade: [200, 720],
  },
  updated: { date: '2026-11-29', words: 'b0cdfaff56fd' },
} satisfies PageHead

export const home = {
  hero: {
    pauseAction: 'Pause the animation',
    resumeAction: 'Play the animation',
    badge: 'Serving all of Calgary',
    title: 'Sell your Calgary home for maximum value',
    lead: 'A price with reasons behind it, a film people stop to\u00a0watch, and buyers already looking in your area.',
    evaluationAction: 'Get Your Home Value',
    callAction: 'Call',
  },
  /** Each with what it does for the seller. No figure comes twice on the page. */
  stats: [
    { ...claims.buyerDatabase, gain: 'Your best matches hear first.' },
    { ...claims.impressions, gain: 'Your home in search, feeds and film.' },
    { ...claims.salesVolume, gain: 'Experience on your side.' },
  ],
  achievements: {
    label: 'What the team has achieved',
    statement: 'Your home has an audience before it\u00a0is\u00a0listed.',
    claims: [claims.videoViews, claims.followers, claims.visitors, claims.luxury],
    smallPrint:
      'The figures on this page are the team’s own, across all of its channels. They describe reach and experience, and do not promise a price.',
  },
  infrastructure: {
    title: 'At work for your home',
    intro:
      'A sign on the lawn is the easy part. Websites, advertising, agents and film are what bring the buyers to it.',
    cards: [
      {
        id: 'network',
        claim: claims.network,
        title: 'A website for where you live',
        text: 'Sites about one community or one type of property reach the buyers searching for exactly that.',
        link: { label: 'See the network', to: '/infrastructure', hash: 'community' },
      },
      {
        id: 'marketing',
        claim: claims.marketing,
        title: 'Advertising that runs all year',
        text: 'Print, outdoor and online: your home joins campaigns that would be out of reach for one seller alone.',
        link: { label: 'How the money is spent', to: '/infrastructure', hash: 'infrastructure' },
        scene: 'bus-stop-evening',
      },
      {
        id: 'agents',
        claim: claims.agents,
        title: 'A specialist for each job',
        text: 'Pricing, filming, marketing, showings and negotiation are each in the hands of someone who does\u00a0it\u00a0well.',
        link: { label: 'Who does what', to: '/infrastructure', hash: 'specialization' },
        /** Those whose work the text names, in its order. */
        people: [
          likenessOf('market-analyst'),
          likenessOf('videographer'),
          likenessOf('marketing-manager'),
          likenessOf('buyer-specialist'),
          likenessOf('listing-specialist'),
        ],
      },
      {
        id: 'turnaround',
        claim: claims.turnaround,
        title: 'Film while the interest is fresh',
        text: 'Our own full-time videographer films and edits, so your launch does not wait for an outside studio.',
        link: { label: 'How we do it', to: '/infrastructure', hash: 'support-systems' },
        scene: 'first-cut',
      },
    ],
  },
  valueProposition: {
    title: 'A sale is decided before the\u00a0first\u00a0showing.',
    text: 'By then, buyers have seen the price, the film and the street, and many have made up their minds. That is why most of our work happens before the doors open.',
    scene: 'across-the-street',
    points: [
      {
        title: 'The right price, first',
        text: 'A home draws the most attention in its first days on the market. The right price makes the most of them.',
      },
      {
        title: 'More people who could say yes',
        text: 'Two interested buyers do more for your price than any argument. Websites, film and advertising are there to find the second one.',
      },
      {
        title: 'Terms that suit you',
        text: 'Deposit, conditions and possession date matter as much as the price. We go through all four with you before you answer.',
      },
    ],
  },
  methodology: {
    title: 'How we sell your home, in four steps',
    /** A panorama: each step's window shows a quarter of it. */
    scene: 'sale-in-four-hours',
    cards: [
      {
        title: 'Price',
        text: 'We compare your home with what has sold nearby, what is for sale, and what did not sell, and set a price with you.',
      },
      {
        title: 'Prepare',
        text: 'A walk through every room, and a short list of what to repair, what to move and what to leave alone.',
      },
      {
        title: 'Present',
        text: 'Film, photographs, floor plan and aerial views that look right on a phone, where most buyers see them first.',
      },
      {
        title: 'Negotiate',
        text: 'Your offers side by side: price, deposit, conditions and dates, and what each one leaves you with.',
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
      'We build interest before the first showing, bring the buyers in together, and keep the momentum until the sale is firm.',
    phasesLabel: 'Phases of the launch',
    pauseAction: 'Pause the phases',
    resumeAction: 'Play the phases',
    phases: [
      {
        label: 'Coming-soon blitz',
        duration: claims.blitz.figure,
        title: 'Let buyers look forward to it',
        text: 'The film is ready, the sign says “coming soon”, and buyers looking for a home like yours begin to hear about it.',
        actions: [
          'Teaser film and aerial views',
          'A note to matching buyers in our database',
          'Word to agents with clients in your area',
        ],
        scene: 'coming-soon',
      },
      {
        label: 'Pre-launch',
        duration: claims.preLaunch.figure,
        title: 'The full picture, before the first visit',
        text: 'The full listing is online, but showings have not started yet. We answer questions and book the first visits.',
        actions: [
          'Full film, photographs and floor plan',
          'Community websites and social channels join in',
          'Showings booked close together',
        ],
        scene: 'city-lights',
      },
      {
        label: 'Launch',
        duration: 'the opening days',
        title: 'Everyone visits in the same few days',
        text: 'The doors open, and the visits come close together. Buyers who meet at the door know they are not alone.',
        actions: [
          'Open house with our agents in the room',
          'Paid reach across the city',
          'Feedback from the visits, passed on to you',
        ],
        scene: 'for-sale-walk',
      },
      {
        label: 'Offers',
        duration: 'until it is firm',
        title: 'From interest to a firm sale',
        text: 'We compare the offers with you, negotiate the terms, and stay with it until the last condition is removed.',
        actions: [
          'Interested agents told when offers are due',
          'Price, deposit, conditions and dates side by side',
          'Every condition tracked to its deadline',
        ],
        scene: 'lit-window',
      },
    ],
    note: 'Coming-soon marketing follows the real estate board’s rules for advertising before a home is listed.',
  },
  videos: {
    title: 'See how we work',
    intro: 'How we prepare, price, film and sell a home, told by the people who do it.',
    embed: homeEmbed,
    items: homeVideos,
    itemsLabel: 'More from the team',
    channelLink: links.videoChannel,
    allLink: { label: 'View All Videos', to: '/videos' },
  },
  reviews: {
    title: 'What our clients say',
    intro: 'Our reviews are collected and published by an outside review site, in our clients’ own words.',
    reviews: claims.reviews,
    rating: claims.rating,
    fallback: 'Written by people who bought or sold a home with us.',
    link: links.reviews,
    voices: [clients.patience, clients.weekly],
  },
  closing: {
    title: 'Let’s talk about your move',
    text: 'Call, or write and we’ll call you back. We work in every quadrant of the city and the towns around it.',
    callAction: 'Call',
    scheduleAction: 'Schedule a meeting',
    note: 'Serving all of Calgary',
    scene: 'river-bow',
  },
} as const
