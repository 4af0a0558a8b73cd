/**
 * Burmese has no spaces between words: browsers break its lines by a dictionary, which does not know the words that came
 * with the trade, and would leave half a syllable of “game” or “account” behind. It would cut “or” and “if” in two.
 */
const NEW_WORDS =
  /ဂိမ်း|အကောင့်|အက်ပ်|တဘ်|ဘောနပ်စ်|ဒေါင်းလုဒ်|အော့ဖ်လိုင်း|အွန်လိုင်း|စခရင်ရှော့|ဝဘ်ဆိုက်|ဘင်ဂို|ဘရောက်ဇာ|ပရိုမိုးရှင်း|ပရိုဖိုင်|စလော့|သို့မဟုတ်|ငါးပစ်|စလစ်|ထိုးငွေ/g
/** “Not” stays with what it denies. */
const NOT = /မ(?=[\u1000-\u1021](?!\u1037?\u103a))/g
/** An ending stays with its verb. Other words begin alike (“power”, “contain”), or have its letters in them (“number”). */
const ENDING = /ပါ(?!ဝ|[\u1036-\u1038]|[\u1000-\u1021]\u1037?\u103a)/g
/** It is of one piece. */
const IN_ENDING = /ပါ(?=က|ပြီ|မည်|သလား)/g
const BURMESE = /[\u1000-\u109f]/
/** Money stays with what is done to it. */
const MONEY = /ငွေ(?=ထုတ်|ပေးချေ|ပြောင်း|လွှဲ|သွင်း)|(?:ထုတ်|သွင်း)(?=ငွေ)/g
/** Takes no space, and no line ends there. */
const JOINER = '\u2060'

/**
 * A text whose words stay whole at the end of a line; one without Burmese letters stays as it is. Joined twice it is the
 * same as joined once.
 */
export function joinWords(text: string): string {
  return text
    .replace(NEW_WORDS, (word) => word.replace(/(?!^)[\u1000-\u1021]/g, `${JOINER}$&`))
    .replace(ENDING, (ending, at: number, whole: string) => (BURMESE.test(whole[at - 1] ?? '') ? JOINER : '') + ending)
    .replace(IN_ENDING, `$&${JOINER}`)
    .replace(MONEY, `$&${JOINER}`)
    .replace(NOT, `$&${JOINER}`)
}
