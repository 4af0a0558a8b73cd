import { useQuery } from '@tanstack/react-query'
import { type TouchEvent, useEffect, useRef, useState } from 'react'
import type { Banner } from '#content/contract/player.ts'
import { useLanguage } from '#platform/site/language.ts'
import { Link } from '#platform/site/navigation.tsx'
import { useTexts } from '#platform/site/texts.ts'
import { Icon } from '#ui/components/display/icon.tsx'
import { caretLeftBold, caretRightBold } from '#ui/icons.ts'
import { bannersQuery } from '../queries.ts'
import { homeTexts } from '../texts.ts'
import { sourcesOf } from './banner-sources.ts'
import styles from './carousel.module.css'

/** As wide as the screen without its gutters; on a desktop the platform's games stand beside it. */
const SIZES = '(min-width: 1280px) 772px, (min-width: 1024px) 62vw, calc(100vw - 32px)'
/** A shorter way of the finger is a tap. */
const SWIPE_PX = 40

/** One banner at a time. It moves when it is asked to, round and round, and never by itself. */
export function Carousel() {
  const texts = useTexts(homeTexts)
  const { data: banners, isPending } = useQuery(bannersQuery(useLanguage()))
  const [requested, setAsked] = useState(0)
  const count = banners?.length ?? 0
  const index = count === 0 ? 0 : requested % count
  const banner = banners?.[index]
  const move = (steps: number) => setAsked((index + steps + count) % count)
  const swipe = useSwipe(move)
  useNextPicture(banners?.[(index + 1) % count])

  return (
    <section className={styles.carousel} aria-roledescription="carousel" aria-label={texts.banners}>
      <div className={styles.frame} {...(count > 1 && swipe)}>
        {banner && <BannerPicture key={banner.id} banner={banner} is_first={requested === 0} />}
        {!banner && !isPending && <p className={styles.none}>{texts.no_banners}</p>}
      </div>
      <div className={styles.controls} data-shown={count > 1}>
        <button type="button" aria-label={texts.previous_banner} onClick={() => move(-1)}>
          <Icon glyph={caretLeftBold} size={18} />
        </button>
        {banners?.map((each, place) => (
          <button
            key={each.id}
            type="button"
            aria-label={texts.banner_of(place + 1, count)}
            aria-current={place === index || undefined}
            onClick={() => setAsked(place)}
          >
            <i />
          </button>
        ))}
        <button type="button" aria-label={texts.next_banner} onClick={() => move(1)}>
          <Icon glyph={caretRightBold} size={18} />
        </button>
      </div>
    </section>
  )
}

/** The first one is the largest thing of the page, so nothing is fetched before it. */
function BannerPicture({ banner, is_first }: { banner: Banner; is_first: boolean }) {
  const picture = (
    <img
      src={banner.img_url}
      srcSet={sourcesOf(banner)}
      sizes={SIZES}
      width={banner.img_width}
      height={banner.img_height}
      alt={banner.text}
      fetchPriority={is_first ? 'high' : 'auto'}
      draggable={false}
    />
  )
  if (banner.link === null) return picture
  if (banner.link.startsWith('/')) return <Link href={banner.link}>{picture}</Link>
  return (
    <a href={banner.link} target="_blank" rel="noopener noreferrer">
      {picture}
    </a>
  )
}

function useSwipe(move: (steps: number) => void) {
  const from = useRef<number | null>(null)
  return {
    onTouchStart: (event: TouchEvent) => {
      from.current = event.touches[0]?.clientX ?? null
    },
    onTouchEnd: (event: TouchEvent) => {
      const to = event.changedTouches[0]?.clientX
      if (from.current === null || to === undefined) return
      const way = to - from.current
      if (Math.abs(way) >= SWIPE_PX) move(way < 0 ? 1 : -1)
      from.current = null
    },
  }
}

/** The banner after this one is fetched when the page has nothing else to do, so that Next shows it at once. */
function useNextPicture(next: Banner | undefined): void {
  useEffect(() => {
    if (!next) return
    const fetchIt = () => {
      const picture = new Image()
      picture.sizes = SIZES
      picture.srcset = sourcesOf(next) ?? ''
      picture.src = next.img_url
    }
    if (document.readyState === 'complete') fetchIt()
    else addEventListener('load', fetchIt, { once: true })
    return () => removeEventListener('load', fetchIt)
  }, [next])
}
