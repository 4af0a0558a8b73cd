/**
 * Burmese has no spaces between words: browsers break its lines by a dictionary, which does not know the words that came
 * with the trade, and would leave half a syllable of “game” or “account” behind. It would cut “or” and “if” in two.
 */
const NEW_WORDS =
  /ဂိမ်း|အကောင့်|အက်ပ်|တဘ်|ဘောနပ်စ်|ဒေါင်းလုဒ်|အော့ဖ်လိုင်း|အွန်လိုင်း|စခရင်ရှော့|ဝဘ်ဆိုက်|ဘင်ဂို|ဘရောက်ဇာ|ပရိုမိုးရှင်း|ပရိုဖိုင်|စလော့|သို့မဟုတ်|ပါက|ငါးပစ်|စလစ်|ထိုးငွေ|ရပါမည်|ပါမည်/g
/** “Not” stays with what it denies. */
const NOT = /မ(?=[\u1000-\u1021](?!\u1037?\u103a))/g
/** Takes no space, and no line ends there. */
const JOINER = '\u2060'

/**
 * A text whose words stay whole at the end of a line; one without Burmese letters stays as it is. Joined twice it is the
 * same as joined once.
 */
export function joinWords(text: string): string {
  return text
    .replace(NEW_WORDS, (word) => word.replace(/(?!^)[\u1000-\u1021]/g, `${JOINER}$&`))
    .replace(NOT, `$&${JOINER}`)
}
