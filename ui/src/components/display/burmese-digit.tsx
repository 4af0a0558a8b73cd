import { DIGIT_BOX, type DigitInk } from '../../art/digit-box.ts'
import digits from '../../pictures/burmese-digits.svg?no-inline'

export interface BurmeseDigitProps {
  digit: number
  ink: DigitInk
  /** Where its baseline begins in the drawing around it. */
  x: number
  y: number
  scale: number
}

/** A decoration inside of a drawing: the Latin numeral beside it is the content. */
export function BurmeseDigit({ digit, ink, x, y, scale }: BurmeseDigitProps) {
  const { width, height, left, rise } = DIGIT_BOX
  return (
    <image
      href={`${digits}#${ink}-${digit}`}
      x={x - left * scale}
      y={y - rise * scale}
      width={width * scale}
      height={height * scale}
    />
  )
}
