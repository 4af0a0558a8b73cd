import type { Paint } from '../paint.ts'
import { cat, elephant, goldenCat, rabbit, silverCat, tiger, whiteTiger } from './animals.ts'
import { owl, owlCoin, owlPair, parrot, parrotPair, rooster } from './birds.ts'
import { cardFan, cardPair, cards, chips, tigerTable } from './cards.ts'
import { bayHorse, buffalo, clayHorse, frog, horse } from './farm.ts'
import { jasmine, padauk, thazin } from './flowers.ts'
import { coconut, fruit, mangoTree, melon } from './fruit.ts'
import { diamondRing, emeraldRing, gem, gemTrio, jade, rubyRing, sapphire, sapphireRing } from './gems.ts'
import { rice, toddyPalm } from './harvest.ts'
import { doll, hat, shuttle, slippers } from './home.ts'
import { bee, blueDragonfly, butterfly, dragonfly, redDragonfly } from './insects.ts'
import { jasmineTea, noodles, teapot, thanaka, waterPot } from './kitchen.ts'
import { balloon, fireflyJar, lantern, nineLanterns } from './lights.ts'
import { octopus, seahorse, seaTurtle, starfish, turtle } from './reef.ts'
import { boat, steamer, waterWheel } from './river.ts'
import { cart, kite, rickshaw, train } from './road.ts'
import { crab, fish, shoal, shrimp, silverFish } from './sea.ts'
import { chinlone, football } from './sport.ts'
import { drum, gong, harp, puppet } from './stage.ts'
import { balls, chess, dice, sevens, trophy } from './table.ts'
import { box, coin, pearl } from './treasure.ts'
import { fan, umbrella, wheel } from './umbrella.ts'

/** A subject, drawn around the origin within 96 units to each side. */
export type Motif = (paint: Paint) => string

/** Every subject by the name that themes give it. */
export const MOTIFS = {
  balloon,
  balls,
  'bay-horse': bayHorse,
  bee,
  'blue-dragonfly': blueDragonfly,
  boat,
  box,
  buffalo,
  butterfly,
  'card-fan': cardFan,
  'card-pair': cardPair,
  cards,
  cart,
  cat,
  chess,
  chinlone,
  chips,
  'clay-horse': clayHorse,
  coconut,
  coin,
  crab,
  'diamond-ring': diamondRing,
  dice,
  doll,
  dragonfly,
  drum,
  elephant,
  'emerald-ring': emeraldRing,
  fan,
  'firefly-jar': fireflyJar,
  fish,
  football,
  frog,
  fruit,
  gem,
  'gem-trio': gemTrio,
  'golden-cat': goldenCat,
  gong,
  harp,
  hat,
  horse,
  jade,
  jasmine,
  'jasmine-tea': jasmineTea,
  kite,
  lantern,
  'mango-tree': mangoTree,
  melon,
  'nine-lanterns': nineLanterns,
  noodles,
  octopus,
  owl,
  'owl-coin': owlCoin,
  'owl-pair': owlPair,
  padauk,
  parrot,
  'parrot-pair': parrotPair,
  pearl,
  puppet,
  rabbit,
  'red-dragonfly': redDragonfly,
  rice,
  rickshaw,
  rooster,
  'ruby-ring': rubyRing,
  sapphire,
  'sapphire-ring': sapphireRing,
  'sea-turtle': seaTurtle,
  seahorse,
  sevens,
  shoal,
  shrimp,
  shuttle,
  'silver-cat': silverCat,
  'silver-fish': silverFish,
  slippers,
  starfish,
  steamer,
  teapot,
  thanaka,
  thazin,
  tiger,
  'tiger-table': tigerTable,
  'toddy-palm': toddyPalm,
  train,
  trophy,
  turtle,
  umbrella,
  'water-pot': waterPot,
  'water-wheel': waterWheel,
  wheel,
  'white-tiger': whiteTiger,
} satisfies Record<string, Motif>

export type MotifName = keyof typeof MOTIFS
