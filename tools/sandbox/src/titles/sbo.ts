import { titlesOf } from './titles-of.ts'

export const SBO_TITLES = [
  ...titlesOf({ provider: 'sbo', product_code: 1012, game_type: 'SPORT_BOOK', kind: 'sport' }, [
    ['evening-kick-off', 'football/leaf', 'Evening Kick-off', 'ညနေပွဲ', '傍晚开球', 'คิกออฟยามเย็น'],
  ]),
  ...titlesOf({ provider: 'sbo', product_code: 1012, game_type: 'VIRTUAL_SPORT', kind: 'sport' }, [
    ['virtual-cup', 'trophy/ruby', 'Virtual Cup', 'ပုံရိပ်ယောင် ဖလား', '虚拟杯', 'ถ้วยเสมือน'],
    ['virtual-pony-race', 'bay-horse/river', 'Virtual Pony Race', 'ပုံရိပ်ယောင် မြင်းပြိုင်ပွဲ', '虚拟赛马', 'ม้าแข่งเสมือน'],
    ['virtual-chinlone', 'chinlone/leaf', 'Virtual Chinlone', 'ပုံရိပ်ယောင် ခြင်းလုံး', '虚拟藤球', 'ตะกร้อเสมือน'],
  ]),
]
