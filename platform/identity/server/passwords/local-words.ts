/**
 * Words of which people in Myanmar make passwords, most usual first: greetings and sweet words, places, football clubs,
 * games, and parts of names. English words that are usual everywhere are in the library's own lists.
 */
const LATIN = `
  myanmar burma yangon mandalay thazin mingalarpar mingalarbar mingalaba mingalapar mingalarba mingalabar mingalarparshin
  chitthu chitthulay achit achitlay ngachit nagachit chitde chittel chitlay chitmal ayanchit lwan lwanlite thatiya
  maymay phayphay amay aphay bobo momo koko mama nyilay nyimalay thamee thar hnalonethar chanthar
  rangoon naypyitaw naypyidaw bago pegu mawlamyine mawlamyaing taunggyi pathein sittwe magway monywa myitkyina lashio
  hpaan dawei inle pyay meiktila pakokku pyinoolwin mogok hinthada kalaw ngapali chaungtha shwedagon kyaiktiyo hledan
  insein sanchaung kamayut kachin kayah kayin karen chin rakhine arakan ayeyarwady irrawaddy tanintharyi sagaing
  manutd manu manchester mufc manunited liverpool ynwa arsenal gunners chelsea mancity barcelona barca realmadrid madrid
  juventus tottenham acmilan intermilan bayern messi ronaldo cr7 neymar mbappe mobilelegends pubg freefire mlbb
  kbzpay kpay wavepay wavemoney ayapay mpt ooredoo telenor atom mytel viber facebook shwe ngwe kyat lottery thai2d
  aung kyaw zaw htet htun tun lwin myint maung thant thura thiha thet naing nay zin zar hnin hlaing phyo pyae phyu phone
  wai yan wunna oo soe moe khin khaing hein min minn myo myat nwe nyein paing sanda sandar sithu thandar thidar thida thiri
  yadanar zayar ye yamin yupar ei eaint chan chaw cho cherry ayeaye susu nilar htethtet aungaung kyawkyaw zawzaw mgmg
  hlahla phyuphyu moemoe suuu suu htoo kokogyi aye thein tin thuzar thuza wutyi waso wathan padauk khattar`

const BURMESE = `
  မြန်မာ ရန်ကုန် မန္တလေး မင်္ဂလာပါ ချစ်သူ အချစ် ချစ်တယ် ချစ်သူလေး ချစ် သဇင် မေမေ ဖေဖေ အမေ အဖေ သမီး သား ရွှေ ငွေ ရွှေတိဂုံ ပုဂံ
  နေပြည်တော် ပဲခူး မော်လမြိုင် တောင်ကြီး ကချင် ရခိုင် မန်ယူ လီဗာပူး အာဆင်နယ် ချယ်ဆီး ကံကောင်း စကားဝှက်
  အောင် ကျော် ဇော် ထက် ထွန်း လွင် မြင့် မောင် သန့် သီဟ နိုင် နေ ဇင် နှင်း လှိုင် ဖြိုး ဖြူ ဝေ ရန် ဦး စိုး မိုး ခင် ခိုင် မင်း မျိုး နွယ် ငြိမ်း
  ပိုင် စန္ဒာ သီရိ ရတနာ ကိုကို မမ`

export const LOCAL_WORDS: readonly string[] = `${LATIN} ${BURMESE}`.trim().split(/\s+/)
