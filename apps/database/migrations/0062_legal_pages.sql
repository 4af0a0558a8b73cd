-- Terms, privacy and responsible play: a page each, which the staff edits. What stands here is a draft for a lawyer.
create table content.page (
  id integer generated always as identity primary key,
  place integer not null,
  key text not null unique check (key in ('terms', 'privacy', 'responsible-play')),
  -- Registration and the foot of the site lead to each of them.
  is_on boolean not null default true constraint a_page_of_the_law_is_always_shown check (is_on),
  status text not null default 'draft' check (status in ('draft', 'reviewed')),
  title_en text not null check (length(title_en) between 1 and 80),
  title_mm text not null check (length(title_mm) between 1 and 80),
  title_zh text not null check (length(title_zh) between 1 and 80),
  title_th text not null check (length(title_th) between 1 and 80),
  text_en text not null check (length(text_en) between 1 and 12000),
  text_mm text not null check (length(text_mm) between 1 and 12000),
  text_zh text not null check (length(text_zh) between 1 and 12000),
  text_th text not null check (length(text_th) between 1 and 12000),
  -- Of its words; players read it.
  changed_at timestamptz not null default now()
);

create function content.note_page_change() returns trigger language plpgsql set search_path = content, pg_temp as $$
begin
  if (old.title_en, old.title_mm, old.title_zh, old.title_th, old.text_en, old.text_mm, old.text_zh, old.text_th)
     is distinct from
     (new.title_en, new.title_mm, new.title_zh, new.title_th, new.text_en, new.text_mm, new.text_zh, new.text_th) then
    new.changed_at := now();
  end if;
  return new;
end $$;

create trigger page_change_is_noted before update on content.page for each row execute function content.note_page_change();
create trigger content_changed after insert or update or delete on content.page execute function content.raise_version();

insert into content.page (place, key, title_en, title_mm, title_zh, title_th, text_en, text_mm, text_zh, text_th) values (
  1,
  'terms',
  'Terms',
  'စည်းကမ်းချက်များ',
  '使用条款',
  'ข้อกำหนดการใช้งาน',
  $text$These terms are the agreement between you and the operator of this site: [name, address and licence of the operator]. Please read them before you open an account. When you open an account, you accept them.

## Who may play
- You are 18 or older.
- The law of the place where you are allows you to play.
- You play for yourself and with your own money. One person has one account.

## Your account
- You open it with your name, a Myanmar mobile number and a password. We do not ask for a copy of an identity card.
- Keep your password to yourself. Our staff never asks for it.
- Your profile lists the devices that are logged in. You can end each session there. A session ends by itself after 30 days.
- If somebody else uses your account, change your password and contact us.

## Your money
- You have a main balance and a game balance. Deposits arrive in the main balance. Games take stakes from the game balance. You move money between the two at any time, free of charge.
- Every movement of money is recorded and never deleted. Your logs show your deposits, withdrawals, transfers and games.
- Your balance earns no interest.

## Deposits
- Send the money to an account that the deposit page shows, then enter the amount and the last digits of the transaction ID.
- Our staff checks each deposit before it is credited. If another amount arrived, we credit the amount that arrived and tell you why.
- One transfer is credited once.
- The deposit page shows the smallest and the largest deposit.

## Withdrawals
- You withdraw from your main balance and confirm with your password. The amount is put on hold at once.
- Our staff checks each withdrawal. Two people check a large one.
- If we cannot pay it, the amount returns to your main balance and your log shows the reason.
- You have one withdrawal in progress at a time. The withdrawal page shows the smallest and the largest one.

## Bets and results
- A bet counts when we have confirmed it. It cannot be taken back. A refused bet costs nothing.
- If your connection fails, your history shows whether the bet counted.
- Digit Bet: we fix our number before your bet, and you can check every roll yourself.
- 2D lottery: the number comes from the published figures of the Thai stock exchange. Betting ends before the draw, at the time that is shown. Your slip keeps the odds at which you bet. A number can be full; then it takes no more bets.
- If a published 2D result was wrong, we correct it. We pay the prizes for the right number and take back the prizes for the wrong one. If your balance is too small, you owe the rest.
- Games of other providers: the provider decides the result. A very large win is held until two of our staff have checked it with the provider.
- If a game or a draw cannot take place, the stakes are returned.

## Bonuses
- Each promotion shows its own terms: the amount, how often you wager it, and until when.
- A bonus that you have not wagered in time is taken back.

## What we may do
- We may refuse a bet, a deposit or a bonus, and we may close a game for maintenance.
- We may freeze or close an account that breaks these terms, and while we check a suspicion of fraud. [Lawyer: what happens to the balance, and within how many days we decide.]

## Complaints
- Contact us and name the number of the deposit, the withdrawal, the slip or the bet. We look it up in our records and answer.
- [Lawyer: within how many days we answer, which authority decides after that, and which law applies.]

## Changes
When we change these terms, the new text and its date appear on this page.$text$,
  $text$ဤစည်းကမ်းချက်များသည် သင်နှင့် ဤဆိုက်ကို လုပ်ကိုင်သူ [လုပ်ကိုင်သူ၏ အမည်၊ လိပ်စာနှင့် လိုင်စင်] တို့အကြား သဘောတူညီချက် ဖြစ်ပါသည်။ အကောင့်မဖွင့်မီ ဖတ်ပေးပါ။ အကောင့်ဖွင့်ပါက ဤစည်းကမ်းချက်များကို လက်ခံရာ ရောက်ပါသည်။

## ဘယ်သူ ကစားနိုင်သလဲ
- အသက် 18 နှစ်နှင့်အထက် ဖြစ်ရပါမည်။
- သင်ရှိနေသော နေရာ၏ ဥပဒေက ကစားခွင့် ပြုရပါမည်။
- မိမိအတွက်၊ မိမိငွေဖြင့်သာ ကစားရပါမည်။ တစ်ဦးလျှင် အကောင့်တစ်ခုသာ ဖွင့်နိုင်ပါသည်။

## သင့်အကောင့်
- အမည်၊ မြန်မာဖုန်းနံပါတ်နှင့် စကားဝှက်ဖြင့် ဖွင့်ရပါသည်။ မှတ်ပုံတင်မိတ္တူ မတောင်းပါ။
- စကားဝှက်ကို မည်သူ့ကိုမျှ မပြောပါနှင့်။ ကျွန်ုပ်တို့ ဝန်ထမ်းများက ဘယ်တော့မှ မမေးပါ။
- အကောင့်ဝင်ထားသော စက်များကို ကိုယ်ရေးအချက်အလက်တွင် ကြည့်၍ ထွက်စေနိုင်ပါသည်။ ရက် 30 ပြည့်ပါက အလိုအလျောက် ထွက်ပါသည်။
- သင့်အကောင့်ကို အခြားသူ သုံးနေပါက စကားဝှက်ပြောင်းပြီး ကျွန်ုပ်တို့ကို ဆက်သွယ်ပါ။

## သင့်ငွေ
- ပင်မလက်ကျန်နှင့် ဂိမ်းလက်ကျန် နှစ်မျိုး ရှိပါသည်။ သွင်းငွေသည် ပင်မလက်ကျန်သို့ ရောက်ပါသည်။ ဂိမ်းများကို ဂိမ်းလက်ကျန်ဖြင့် ကစားရပါသည်။ နှစ်ခုအကြား အချိန်မရွေး အခမဲ့ ငွေပြောင်းနိုင်ပါသည်။
- ဝင်ငွေ ထွက်ငွေ တစ်ကျပ်စီတိုင်းကို မှတ်တမ်းတင်ပြီး ဘယ်တော့မှ မဖျက်ပါ။ ငွေသွင်း၊ ငွေထုတ်၊ ငွေပြောင်းနှင့် ဂိမ်းများကို မှတ်တမ်းတွင် ကြည့်နိုင်ပါသည်။
- လက်ကျန်ငွေအတွက် အတိုး မရပါ။

## ငွေသွင်းခြင်း
- ငွေသွင်းစာမျက်နှာတွင် ပြထားသော အကောင့်သို့ ငွေလွှဲပြီး ပမာဏနှင့် လုပ်ငန်းစဉ်အမှတ်၏ နောက်ဆုံးဂဏန်းများကို ထည့်ပါ။
- ဝန်ထမ်းက စစ်ဆေးပြီးမှ လက်ကျန်ထဲ ထည့်ပေးပါသည်။ ရောက်လာသော ပမာဏ ကွာခြားပါက ရောက်လာသည့်အတိုင်း ထည့်ပေးပြီး အကြောင်းရင်းကို ပြောပါသည်။
- ငွေလွှဲတစ်ကြိမ်ကို တစ်ကြိမ်သာ ထည့်ပေးပါသည်။
- အနည်းဆုံးနှင့် အများဆုံး ပမာဏကို ငွေသွင်းစာမျက်နှာတွင် ပြထားပါသည်။

## ငွေထုတ်ခြင်း
- ပင်မလက်ကျန်မှ ထုတ်ရပြီး စကားဝှက်ဖြင့် အတည်ပြုရပါသည်။ ထိုငွေကို ချက်ချင်း ထိန်းထားပါသည်။
- ငွေထုတ်တိုင်းကို ဝန်ထမ်းက စစ်ဆေးပါသည်။ ပမာဏများပါက ဝန်ထမ်းနှစ်ဦး စစ်ဆေးပါသည်။
- ထုတ်မပေးနိုင်ပါက ပင်မလက်ကျန်သို့ ပြန်ထည့်ပေးပြီး အကြောင်းရင်းကို မှတ်တမ်းတွင် ပြပါသည်။
- တစ်ကြိမ်လျှင် ငွေထုတ်ရန် တောင်းဆိုမှု တစ်ခုသာ ရှိနိုင်ပါသည်။ အနည်းဆုံးနှင့် အများဆုံး ပမာဏကို ငွေထုတ်စာမျက်နှာတွင် ပြထားပါသည်။

## လောင်းခြင်း၊ ထိုးခြင်းနှင့် ရလဒ်
- ကျွန်ုပ်တို့ အတည်ပြုပြီးမှ အကျုံးဝင်ပါသည်။ ပြန်ရုပ်သိမ်း၍ မရပါ။ လက်မခံပါက ငွေမဖြတ်ပါ။
- အင်တာနက်လိုင်း ပြတ်သွားပါက အကျုံးဝင်၊ မဝင်ကို မှတ်တမ်းတွင် ကြည့်ပါ။
- ဂဏန်းလောင်း - သင်မလောင်းမီ ကျွန်ုပ်တို့၏ ဂဏန်းကို ကြိုတင်သတ်မှတ်ထားပါသည်။ ရလဒ်တိုင်းကို ကိုယ်တိုင် စစ်ဆေးနိုင်ပါသည်။
- 2D - ဂဏန်းသည် ထိုင်းစတော့ဈေးကွက် ထုတ်ပြန်သော ကိန်းဂဏန်းများမှ ထွက်ပါသည်။ ပြထားသော ပိတ်ချိန်တွင် ပိတ်ပါသည်။ ထိုးစဉ်က အလျော်ဆအတိုင်း ရပါသည်။ ပြည့်ပြီးသော ဂဏန်းကို ထပ်ထိုး၍ မရပါ။
- ထုတ်ပြန်ပြီးသော 2D ရလဒ် မှားပါက ပြင်ပါသည်။ ပေါက်ဂဏန်းအမှန်အတွက် ဆုငွေ ပေးပြီး မှားပေးထားသော ဆုငွေကို ပြန်ယူပါသည်။ လက်ကျန်ငွေ မလောက်ပါက ကျန်ငွေကို ပေးရန် ကျန်ပါသည်။
- ဂိမ်းကုမ္ပဏီများ၏ ဂိမ်း - ရလဒ်ကို ထိုကုမ္ပဏီက ဆုံးဖြတ်ပါသည်။ အလွန်များသော နိုင်ငွေကို ဝန်ထမ်းနှစ်ဦးက ကုမ္ပဏီနှင့် စစ်ဆေးပြီးသည်အထိ ထိန်းထားပါသည်။
- ဂိမ်း သို့မဟုတ် ပွဲ ဆက်မလုပ်နိုင်ပါက လောင်းကြေး၊ ထိုးငွေကို ပြန်ပေးပါသည်။

## ဘောနပ်စ်
- ပရိုမိုးရှင်းတစ်ခုစီတွင် ပမာဏ၊ လောင်းရမည့်အဆနှင့် နောက်ဆုံးရက်ကို ပြထားပါသည်။
- အချိန်မီ မလောင်းပြီးသော ဘောနပ်စ်ကို ပြန်ယူပါသည်။

## ကျွန်ုပ်တို့ လုပ်ဆောင်နိုင်သည်များ
- လောင်းခြင်း၊ ငွေသွင်းခြင်း သို့မဟုတ် ဘောနပ်စ်ကို ငြင်းပယ်နိုင်ပြီး ပြုပြင်ရန် ဂိမ်းကို ပိတ်ထားနိုင်ပါသည်။
- ဤစည်းကမ်းချက်ကို ဖောက်ဖျက်သော အကောင့်ကို ပိတ်နိုင်ပါသည်။ လိမ်လည်မှု သံသယရှိ၍ စစ်ဆေးနေစဉ် အကောင့်ကို ရပ်ထားနိုင်ပါသည်။ [ရှေ့နေ - လက်ကျန်ငွေကို မည်သို့ စီမံမည်၊ ဘယ်နှစ်ရက်အတွင်း ဆုံးဖြတ်မည်]

## တိုင်ကြားခြင်း
- ငွေသွင်း၊ ငွေထုတ်၊ ဘောက်ချာ သို့မဟုတ် လောင်းသည့် နံပါတ်ကို ပြော၍ ကျွန်ုပ်တို့ကို ဆက်သွယ်ပါ။ မှတ်တမ်းတွင် ရှာပြီး ပြန်ဖြေပါမည်။
- [ရှေ့နေ - ဘယ်နှစ်ရက်အတွင်း ဖြေမည်၊ ထို့နောက် မည်သည့်အာဏာပိုင်က ဆုံးဖြတ်မည်၊ မည်သည့်ဥပဒေ အကျုံးဝင်မည်]

## ပြောင်းလဲခြင်း
စည်းကမ်းချက်များ ပြောင်းပါက စာသားအသစ်နှင့် ရက်စွဲကို ဤစာမျက်နှာတွင် ပြပါမည်။$text$,
  $text$本条款是您与本网站经营者[经营者的名称、地址和牌照]之间的协议。请在开户前阅读。开户即表示您接受本条款。

## 谁可以参加
- 您已年满 18 岁。
- 您所在地的法律允许您参加。
- 您用自己的钱为自己游戏。每人只能有一个账户。

## 您的账户
- 开户需要姓名、缅甸手机号码和密码。我们不要求身份证复印件。
- 请勿把密码告诉任何人。我们的员工绝不会询问密码。
- 您可以在“我的资料”中查看已登录的设备，并让其退出。登录满 30 天后会自动退出。
- 如果有人使用您的账户，请修改密码并联系我们。

## 您的资金
- 您有主余额和游戏余额。存款进入主余额，游戏使用游戏余额投注。两者之间可以随时免费互转。
- 每一笔资金变动都有记录，永不删除。您可以在记录中查看存款、提款、互转和游戏。
- 余额不计利息。

## 存款
- 请转账到存款页面显示的账户，然后填写金额和交易编号的最后几位数字。
- 每笔存款经员工核对后入账。如果到账金额不同，我们按到账金额入账，并说明原因。
- 同一笔转账只入账一次。
- 存款页面显示最低和最高金额。

## 提款
- 提款从主余额扣除，并用密码确认。金额立即冻结。
- 每笔提款由员工审核，大额提款由两人审核。
- 如果无法支付，金额退回主余额，记录中会显示原因。
- 同一时间只能有一笔处理中的提款。提款页面显示最低和最高金额。

## 投注与结果
- 投注经我们确认后生效，不能撤销。被拒绝的投注不扣款。
- 如果网络中断，请在记录中查看投注是否生效。
- 数字投注：我们在您投注之前就锁定自己的数字，每次结果您都可以自行验证。
- 2D 彩票：号码来自泰国证券交易所公布的数据。投注在显示的截止时间结束。投注单按投注时的赔率计算。号码已满时不再接受投注。
- 如果公布的 2D 结果有误，我们会更正：按正确号码派奖，并收回按错误号码派发的奖金。余额不足时，您须补足差额。
- 其他厂商的游戏：结果由厂商决定。特别大额的中奖会先冻结，由两名员工与厂商核对。
- 如果游戏或场次无法进行，注额退还。

## 红利
- 每项优惠活动都列明金额、流水要求和期限。
- 未按时完成流水的红利会被收回。

## 我们的权利
- 我们可以拒绝投注、存款或红利，也可以关闭游戏进行维护。
- 对违反本条款的账户，我们可以冻结或关闭；在调查欺诈嫌疑期间也可以冻结。[律师：余额如何处理，多少天内作出决定]

## 投诉
- 请联系我们，并提供存款、提款、投注单或投注的编号。我们会查阅记录并答复。
- [律师：多少天内答复，此后由哪个机构裁决，适用哪国法律]

## 变更
条款变更时，新文本和日期会在本页公布。$text$,
  $text$ข้อกำหนดนี้เป็นข้อตกลงระหว่างคุณกับผู้ดำเนินการเว็บไซต์นี้ [ชื่อ ที่อยู่ และใบอนุญาตของผู้ดำเนินการ] กรุณาอ่านก่อนเปิดบัญชี เมื่อเปิดบัญชี ถือว่าคุณยอมรับข้อกำหนดนี้

## ใครเล่นได้
- คุณอายุ 18 ปีขึ้นไป
- กฎหมายของที่ที่คุณอยู่อนุญาตให้เล่น
- คุณเล่นเพื่อตนเองและด้วยเงินของตนเอง หนึ่งคนมีได้หนึ่งบัญชี

## บัญชีของคุณ
- เปิดบัญชีด้วยชื่อ หมายเลขโทรศัพท์มือถือเมียนมา และรหัสผ่าน เราไม่ขอสำเนาบัตรประชาชน
- อย่าบอกรหัสผ่านแก่ใคร พนักงานของเราไม่ถามรหัสผ่าน
- ดูอุปกรณ์ที่เข้าสู่ระบบอยู่และให้ออกจากระบบได้ในโปรไฟล์ การเข้าสู่ระบบสิ้นสุดเองเมื่อครบ 30 วัน
- หากมีคนอื่นใช้บัญชีของคุณ กรุณาเปลี่ยนรหัสผ่านและติดต่อเรา

## เงินของคุณ
- คุณมียอดเงินหลักและยอดเงินเกม เงินฝากเข้ายอดเงินหลัก เกมใช้ยอดเงินเกม โยกเงินระหว่างกันได้ตลอดเวลาโดยไม่เสียค่าธรรมเนียม
- เงินทุกรายการถูกบันทึกและไม่มีการลบ ดูการฝาก ถอน โยกเงิน และเกมได้ในประวัติ
- ยอดเงินไม่มีดอกเบี้ย

## การฝากเงิน
- โอนเงินไปยังบัญชีที่แสดงในหน้าฝากเงิน แล้วกรอกจำนวนเงินและเลขท้ายของเลขที่รายการ
- พนักงานตรวจทุกรายการก่อนเข้ายอด หากเงินที่ได้รับไม่ตรงกับที่แจ้ง เราเข้ายอดตามเงินที่ได้รับและแจ้งเหตุผล
- การโอนหนึ่งครั้งเข้ายอดหนึ่งครั้ง
- ยอดต่ำสุดและสูงสุดแสดงในหน้าฝากเงิน

## การถอนเงิน
- ถอนจากยอดเงินหลักและยืนยันด้วยรหัสผ่าน เงินจะถูกกันไว้ทันที
- พนักงานตรวจทุกรายการ รายการใหญ่ตรวจโดยสองคน
- หากเราจ่ายไม่ได้ เงินจะคืนสู่ยอดเงินหลักและประวัติจะแสดงเหตุผล
- มีรายการถอนที่รอดำเนินการได้ครั้งละหนึ่งรายการ ยอดต่ำสุดและสูงสุดแสดงในหน้าถอนเงิน

## การเดิมพันและผล
- เดิมพันมีผลเมื่อเรายืนยันแล้ว และยกเลิกไม่ได้ เดิมพันที่ถูกปฏิเสธไม่เสียเงิน
- หากอินเทอร์เน็ตหลุด กรุณาดูในประวัติว่าเดิมพันมีผลหรือไม่
- เดิมพันตัวเลข: เราล็อกตัวเลขฝั่งเราก่อนคุณเดิมพัน และคุณตรวจผลได้ทุกครั้ง
- หวย 2D: เลขมาจากตัวเลขที่ตลาดหลักทรัพย์ไทยประกาศ ปิดรับตามเวลาที่แสดง โพยใช้อัตราจ่ายตอนที่แทง เลขที่เต็มแล้วแทงเพิ่มไม่ได้
- หากผล 2D ที่ประกาศผิด เราจะแก้ไข จ่ายรางวัลของเลขที่ถูกต้อง และเรียกคืนรางวัลของเลขที่ผิด หากยอดเงินไม่พอ คุณต้องชำระส่วนที่เหลือ
- เกมของค่ายอื่น: ค่ายเกมเป็นผู้ตัดสินผล เงินรางวัลที่สูงมากจะถูกกันไว้จนพนักงานสองคนตรวจกับค่ายเกมแล้ว
- หากเกมหรือรอบจัดไม่ได้ เราคืนเงินเดิมพัน

## โบนัส
- โปรโมชั่นแต่ละรายการแสดงจำนวนเงิน เทิร์นที่ต้องทำ และกำหนดเวลา
- โบนัสที่ทำเทิร์นไม่ครบภายในกำหนดจะถูกเรียกคืน

## สิ่งที่เราทำได้
- เราปฏิเสธเดิมพัน การฝาก หรือโบนัสได้ และปิดเกมเพื่อปรับปรุงได้
- เราระงับหรือปิดบัญชีที่ผิดข้อกำหนดนี้ได้ และระงับระหว่างตรวจสอบเมื่อสงสัยว่ามีการทุจริต [ทนายความ: จัดการยอดเงินอย่างไร และตัดสินภายในกี่วัน]

## การร้องเรียน
- ติดต่อเราพร้อมหมายเลขรายการฝาก รายการถอน โพย หรือเดิมพัน เราจะตรวจสอบบันทึกและตอบ
- [ทนายความ: ตอบภายในกี่วัน หน่วยงานใดตัดสินหลังจากนั้น และใช้กฎหมายใด]

## การเปลี่ยนแปลง
เมื่อข้อกำหนดเปลี่ยน ข้อความใหม่และวันที่จะแสดงในหน้านี้$text$
);
insert into content.page (place, key, title_en, title_mm, title_zh, title_th, text_en, text_mm, text_zh, text_th) values (
  2,
  'privacy',
  'Privacy',
  'ကိုယ်ရေးလုံခြုံမှု',
  '隐私政策',
  'ความเป็นส่วนตัว',
  $text$This page says which data we keep about you, why, and for how long. Responsible for it: [name and address of the operator].

## What we keep
- Your name, your mobile number, and the code of the agent who invited you.
- Your password, in a form that nobody can read.
- The accounts that you name for withdrawals, your deposits and withdrawals, and the receipt pictures that you send. We remove hidden data, such as the place, from pictures.
- Your bets, slips, games, bonuses and transfers.
- For each login: the time, the network address, and the kind of browser.
- Your deposit limits and breaks.
- What our staff has decided about your account, with the reason.

We do not ask for an identity card, your location or your contacts.

## Why we keep it
- To run your account, to pay you, and to answer your questions.
- To prove every movement of money.
- To find fraud and attacks.
- To keep the limits and breaks that you have set.

## What your browser keeps
- Local storage: the token that keeps you logged in, your language, your profile for a quick start, bets that you have not placed yet, and the check data of your rolls.
- Cookies: your language, whether you are logged in, and for 30 days the code of an invitation.
- There are no advertising cookies, and no programs of other companies watch you on this site.
- When a page fails, your browser sends us a short report without your name. We delete it after 30 days.

## Who else receives data
- Game providers receive a player name that is not your phone number, your network address, your language, and your stakes and wins. A game of a provider opens in a window of its own, where the provider’s own rules apply.
- The agent who invited you sees your name, your number, your deposits and withdrawals and your results.
- The bank or wallet through which we pay you.
- Authorities, where the law requires it.

We do not sell your data.

## How long we keep it
- Records of money and bets: they are never deleted, because the ledger has to stay complete. [Lawyer: the period that the law requires.]
- Sessions: one year after they ended.
- Wrong login attempts: one day.
- Your account data: as long as the account exists. [Lawyer: and after that.]

## Your rights
- You can see your data in your profile and your logs, and you can ask us for the rest.
- You can ask us to correct what is wrong, and to delete what we do not have to keep.
- Contact us on the contact page. We first make sure that it is you. [Lawyer: the time limit, and the authority for complaints.]

## Security
Data travels encrypted. Our staff sees only what their work needs, signs in with two factors, and every access that changes something is recorded.

## Changes
When this text changes, the new text and its date appear on this page.$text$,
  $text$ကျွန်ုပ်တို့ သိမ်းထားသော သင့်အချက်အလက်များ၊ သိမ်းရသည့် အကြောင်းရင်းနှင့် ကာလကို ဤစာမျက်နှာတွင် ဖော်ပြထားပါသည်။ တာဝန်ခံ - [လုပ်ကိုင်သူ၏ အမည်နှင့် လိပ်စာ]။

## သိမ်းထားသော အချက်အလက်များ
- သင့်အမည်၊ ဖုန်းနံပါတ်နှင့် သင့်ကို မိတ်ဆက်ပေးသော အေးဂျင့်၏ ကုဒ်။
- သင့်စကားဝှက် (မည်သူမျှ ဖတ်၍မရသော ပုံစံဖြင့်)။
- ငွေထုတ်ရန် သင်ပေးသော အကောင့်များ၊ ငွေသွင်းငွေထုတ် မှတ်တမ်းနှင့် သင်တင်သော စလစ်ပုံများ။ ပုံထဲတွင် ပါသော တည်နေရာကဲ့သို့ မမြင်ရသည့် အချက်အလက်ကို ဖယ်ရှားပါသည်။
- လောင်းခြင်း၊ ဘောက်ချာ၊ ဂိမ်း၊ ဘောနပ်စ်နှင့် ငွေပြောင်း မှတ်တမ်းများ။
- အကောင့်ဝင်တိုင်း အချိန်၊ IP လိပ်စာနှင့် ဘရောက်ဇာ အမျိုးအစား။
- သင်သတ်မှတ်ထားသော ငွေသွင်းကန့်သတ်ချက်နှင့် ခေတ္တနားချိန်။
- သင့်အကောင့်နှင့် ပတ်သက်၍ ဝန်ထမ်းများ၏ ဆုံးဖြတ်ချက်နှင့် အကြောင်းရင်း။

မှတ်ပုံတင်၊ တည်နေရာနှင့် ဖုန်းထဲမှ အဆက်အသွယ်များကို မတောင်းပါ။

## ဘာကြောင့် သိမ်းသလဲ
- အကောင့်ကို ဆောင်ရွက်ပေးရန်၊ ငွေထုတ်ပေးရန်နှင့် သင့်မေးခွန်းများကို ဖြေရန်။
- ဝင်ငွေ ထွက်ငွေ တစ်ကျပ်စီကို သက်သေပြရန်။
- လိမ်လည်မှုနှင့် တိုက်ခိုက်မှုများကို ရှာဖွေရန်။
- သင်သတ်မှတ်ထားသော ကန့်သတ်ချက်နှင့် ခေတ္တနားချိန်ကို လိုက်နာရန်။

## ဘရောက်ဇာတွင် သိမ်းထားသည်များ
- Local storage - အကောင့်ဝင်ထားသော တိုကင်၊ ဘာသာစကား၊ မြန်မြန်ပြရန် သင့်အမည်နှင့် လက်ကျန်၊ မထိုးရသေးသော ဂဏန်းများ၊ ဂဏန်းလောင်း ရလဒ် စစ်ဆေးရန် အချက်အလက်။
- Cookie - ဘာသာစကား၊ အကောင့်ဝင်ထားခြင်း ရှိ၊ မရှိနှင့် မိတ်ဆက်ကုဒ် (ရက် 30)။
- ကြော်ငြာ cookie မရှိပါ။ အခြားကုမ္ပဏီ၏ စောင့်ကြည့်သော ပရိုဂရမ် မပါပါ။
- စာမျက်နှာ အမှားဖြစ်ပါက ဘရောက်ဇာက အမည်မပါသော အစီရင်ခံစာတို တစ်ခု ပို့ပါသည်။ ရက် 30 ပြီးလျှင် ဖျက်ပါသည်။

## ဘယ်သူတွေ သိရသလဲ
- ဂိမ်းကုမ္ပဏီများ - ဖုန်းနံပါတ် မဟုတ်သော ကစားသူအမည်၊ IP လိပ်စာ၊ ဘာသာစကား၊ လောင်းကြေးနှင့် နိုင်ငွေ။ ကုမ္ပဏီ၏ ဂိမ်းသည် ဝင်းဒိုးအသစ်တွင် ပွင့်ပြီး ထိုကုမ္ပဏီ၏ စည်းကမ်း အကျုံးဝင်ပါသည်။
- သင့်ကို မိတ်ဆက်ပေးသော အေးဂျင့် - သင့်အမည်၊ ဖုန်းနံပါတ်၊ ငွေသွင်းငွေထုတ်နှင့် နိုင်ရှုံး ရလဒ်။
- ငွေထုတ်ပေးသော ဘဏ် သို့မဟုတ် Pay။
- ဥပဒေအရ လိုအပ်ပါက အာဏာပိုင်များ။

သင့်အချက်အလက်ကို မရောင်းပါ။

## ဘယ်လောက်ကြာ သိမ်းသလဲ
- ငွေနှင့် လောင်းခြင်း မှတ်တမ်းများ - စာရင်း ပြည့်စုံရန်လို၍ မဖျက်ပါ။ [ရှေ့နေ - ဥပဒေက သတ်မှတ်သော ကာလ]
- အကောင့်ဝင်ထားသည့် မှတ်တမ်း - ထွက်ပြီး 1 နှစ်။
- စကားဝှက် မှားထည့်သည့် မှတ်တမ်း - 1 ရက်။
- အကောင့် အချက်အလက် - အကောင့် ရှိသမျှ ကာလ။ [ရှေ့နေ - ထို့နောက်]

## သင့်အခွင့်အရေး
- သင့်အချက်အလက်ကို ကိုယ်ရေးအချက်အလက်နှင့် မှတ်တမ်းတွင် ကြည့်နိုင်ပြီး ကျန်သည်များကို တောင်းနိုင်ပါသည်။
- မှားနေသည်ကို ပြင်ရန်၊ သိမ်းထားရန် မလိုသည်ကို ဖျက်ရန် တောင်းနိုင်ပါသည်။
- ဆက်သွယ်ရန် စာမျက်နှာမှ ဆက်သွယ်ပါ။ သင်ဖြစ်ကြောင်း အရင် အတည်ပြုပါမည်။ [ရှေ့နေ - ဖြေရမည့် ကာလ၊ တိုင်ကြားရမည့် အာဏာပိုင်]

## လုံခြုံရေး
အချက်အလက်များကို ကုဒ်ဝှက်၍ ပို့ပါသည်။ ဝန်ထမ်းများသည် အလုပ်အတွက် လိုအပ်သည်ကိုသာ မြင်ရပြီး အဆင့်နှစ်ဆင့်ဖြင့် အကောင့်ဝင်ရပါသည်။ ပြောင်းလဲမှုတိုင်းကို မှတ်တမ်းတင်ပါသည်။

## ပြောင်းလဲခြင်း
စာသား ပြောင်းပါက စာသားအသစ်နှင့် ရက်စွဲကို ဤစာမျက်နှာတွင် ပြပါမည်။$text$,
  $text$本页说明我们保存您的哪些数据、为什么保存、保存多久。负责人：[经营者的名称和地址]。

## 我们保存什么
- 您的姓名、手机号码，以及邀请您的代理的代码。
- 您的密码，以任何人都无法读取的形式保存。
- 您填写的提款账户、存款和提款记录，以及您上传的凭证图片。我们会去除图片中的隐藏信息，例如拍摄地点。
- 您的投注、投注单、游戏、红利和互转记录。
- 每次登录的时间、网络地址和浏览器类型。
- 您设置的存款限额和冷静期。
- 员工对您账户作出的决定及原因。

我们不要求身份证、位置信息或通讯录。

## 为什么保存
- 为了管理账户、向您付款和回答您的问题。
- 为了证明每一笔资金变动。
- 为了发现欺诈和攻击。
- 为了执行您设置的限额和冷静期。

## 浏览器保存什么
- 本地存储：保持登录的令牌、语言、用于快速显示的个人资料、尚未提交的投注，以及验证开奖结果的数据。
- Cookie：语言、是否已登录，以及邀请代码（30 天）。
- 没有广告 Cookie，也没有其他公司的跟踪程序。
- 页面出错时，浏览器会发送一份不含姓名的简短报告。我们在 30 天后删除。

## 谁会收到数据
- 游戏厂商：一个并非手机号码的玩家名、网络地址、语言，以及投注额和派彩。厂商的游戏在独立窗口中打开，适用厂商自己的规定。
- 邀请您的代理：您的姓名、号码、存款、提款和输赢。
- 向您付款的银行或电子钱包。
- 法律要求时的主管机关。

我们不出售您的数据。

## 保存多久
- 资金和投注记录：账目必须完整，因此不删除。[律师：法律要求的期限]
- 登录会话：结束后一年。
- 错误的登录尝试：一天。
- 账户资料：账户存续期间。[律师：此后如何处理]

## 您的权利
- 您可以在资料和记录中查看自己的数据，也可以向我们索取其余部分。
- 您可以要求更正错误的数据，并删除无须保存的数据。
- 请通过联系页面与我们联系。我们会先核实您的身份。[律师：答复期限，以及受理投诉的机构]

## 安全
数据加密传输。员工只能看到工作所需的内容，并使用双重验证登录；每次更改都有记录。

## 变更
文本变更时，新文本和日期会在本页公布。$text$,
  $text$หน้านี้บอกว่าเราเก็บข้อมูลใดของคุณ เพราะเหตุใด และนานเท่าใด ผู้รับผิดชอบ: [ชื่อและที่อยู่ของผู้ดำเนินการ]

## ข้อมูลที่เราเก็บ
- ชื่อ หมายเลขโทรศัพท์มือถือ และรหัสของเอเย่นต์ที่แนะนำคุณ
- รหัสผ่าน ในรูปแบบที่ไม่มีใครอ่านได้
- บัญชีที่คุณใช้ถอนเงิน รายการฝากและถอน และรูปสลิปที่คุณส่ง เราลบข้อมูลที่ซ่อนอยู่ในรูป เช่น สถานที่
- เดิมพัน โพย เกม โบนัส และการโยกเงิน
- การเข้าสู่ระบบแต่ละครั้ง: เวลา ที่อยู่เครือข่าย และชนิดของเบราว์เซอร์
- วงเงินฝากและการพักการเล่นที่คุณตั้งไว้
- การตัดสินใจของพนักงานเกี่ยวกับบัญชีของคุณ พร้อมเหตุผล

เราไม่ขอบัตรประชาชน ตำแหน่งที่อยู่ หรือรายชื่อผู้ติดต่อ

## เหตุผลที่เก็บ
- เพื่อดูแลบัญชี จ่ายเงินให้คุณ และตอบคำถาม
- เพื่อพิสูจน์เงินทุกรายการ
- เพื่อค้นหาการทุจริตและการโจมตี
- เพื่อรักษาวงเงินและการพักการเล่นที่คุณตั้งไว้

## สิ่งที่เบราว์เซอร์เก็บ
- Local storage: โทเคนที่ทำให้คุณยังเข้าสู่ระบบอยู่ ภาษา โปรไฟล์เพื่อแสดงผลเร็ว เดิมพันที่ยังไม่ส่ง และข้อมูลสำหรับตรวจผล
- คุกกี้: ภาษา สถานะเข้าสู่ระบบ และรหัสแนะนำ (30 วัน)
- ไม่มีคุกกี้โฆษณา และไม่มีโปรแกรมติดตามของบริษัทอื่น
- เมื่อหน้าเว็บขัดข้อง เบราว์เซอร์จะส่งรายงานสั้น ๆ ที่ไม่มีชื่อของคุณ เราลบเมื่อครบ 30 วัน

## ใครได้รับข้อมูลอีก
- ค่ายเกม: ชื่อผู้เล่นที่ไม่ใช่หมายเลขโทรศัพท์ ที่อยู่เครือข่าย ภาษา เงินเดิมพันและเงินรางวัล เกมของค่ายเปิดในหน้าต่างแยก และใช้กฎของค่ายนั้น
- เอเย่นต์ที่แนะนำคุณ: ชื่อ หมายเลข รายการฝากถอน และผลได้เสีย
- ธนาคารหรืออี-วอลเล็ตที่เราใช้จ่ายเงินให้คุณ
- หน่วยงานรัฐ เมื่อกฎหมายกำหนด

เราไม่ขายข้อมูลของคุณ

## เก็บนานเท่าใด
- บันทึกเงินและเดิมพัน: ไม่ลบ เพราะบัญชีแยกประเภทต้องครบถ้วน [ทนายความ: ระยะเวลาที่กฎหมายกำหนด]
- การเข้าสู่ระบบ: หนึ่งปีหลังสิ้นสุด
- การเข้าสู่ระบบที่ผิด: หนึ่งวัน
- ข้อมูลบัญชี: ตราบที่บัญชียังอยู่ [ทนายความ: และหลังจากนั้น]

## สิทธิของคุณ
- ดูข้อมูลของคุณได้ในโปรไฟล์และประวัติ และขอส่วนที่เหลือจากเราได้
- ขอให้แก้ไขข้อมูลที่ผิด และลบข้อมูลที่เราไม่จำเป็นต้องเก็บได้
- ติดต่อเราในหน้าติดต่อ เราจะยืนยันตัวตนของคุณก่อน [ทนายความ: กำหนดเวลาตอบ และหน่วยงานรับเรื่องร้องเรียน]

## ความปลอดภัย
ข้อมูลส่งแบบเข้ารหัส พนักงานเห็นเฉพาะสิ่งที่จำเป็นต่องาน เข้าสู่ระบบด้วยการยืนยันสองขั้น และทุกการเปลี่ยนแปลงถูกบันทึก

## การเปลี่ยนแปลง
เมื่อข้อความเปลี่ยน ข้อความใหม่และวันที่จะแสดงในหน้านี้$text$
);
insert into content.page (place, key, title_en, title_mm, title_zh, title_th, text_en, text_mm, text_zh, text_th) values (
  3,
  'responsible-play',
  'Responsible play',
  'တာဝန်သိသိ ကစားခြင်း',
  '理性游戏',
  'เล่นอย่างมีความรับผิดชอบ',
  $text$Games are for fun. They are not a way to earn money or to pay debts. In the long run, the player pays for the game.

## What you should know
- Every game keeps a share of all stakes in the long run. Nobody can change that, and no system beats it.
- Each result is independent. A number that has not come for a long time is not more likely now.
- The rules of each game of ours show what it pays.

## Before you play
- Decide how much money and how much time you can spare. Stop when it is gone.
- Do not borrow money to play. Do not play to win back a loss.
- Do not play when you are angry, sad, tired or drunk.

## Ask yourself
- Do I spend more than I wanted?
- Do I hide from my family how much I play?
- Do I think of the game at work or at night?
- Have I borrowed money or sold something to play?

If you say yes to one of these questions, set a limit or take a break.

## Set a deposit limit
- In your profile you set the most that you can deposit within 24 hours, 7 days or 30 days.
- A lower limit holds at once. A higher one needs 24 hours, and then your confirmation. Our staff cannot shorten this.
- Your profile also shows how much you have deposited and withdrawn this month, this year and since you joined.

## Take a break
- In your profile you choose 24 hours, 7 days, 1 month or 3 months.
- Self-exclusion is for longer: 6 months, 1 year, 5 years, or permanently.
- During this time you cannot bet, deposit or take a bonus. All your devices are logged out.
- You can still log in, move your game balance to the main balance, and withdraw your money.
- Nobody can end it early, neither you nor we.

## Children and young people
- Nobody under 18 may play. If we learn that a player is younger, we close the account. [Lawyer: what happens to the balance.]
- Do not leave your phone with a child while you are logged in, and do not save your password on a shared phone.

## If you worry about somebody
Talk about it without blame. We cannot show you another person’s account. If a minor plays here, contact us.

## Help
Contact us at any time; our staff helps you to set a limit or to take a break. [Operator: name and telephone number of a help service in Myanmar.]$text$,
  $text$ဂိမ်းများသည် အပျော်ကစားရန် ဖြစ်ပါသည်။ ငွေရှာရန် သို့မဟုတ် အကြွေးဆပ်ရန် မဟုတ်ပါ။ ရေရှည်တွင် ကစားသူက ကုန်ကျစရိတ် ပေးရပါသည်။

## သိထားသင့်သည်များ
- ဂိမ်းတိုင်းသည် ရေရှည်တွင် လောင်းကြေးအားလုံး၏ အစိတ်အပိုင်းတစ်ခုကို ရယူပါသည်။ မည်သူမျှ ပြောင်း၍ မရပါ။ မည်သည့်နည်းလမ်းဖြင့်မျှ မနိုင်ပါ။
- ရလဒ်တစ်ခုစီသည် သီးခြား ဖြစ်ပါသည်။ ကြာရှည် မထွက်သေးသော ဂဏန်းသည် ယခု ပိုထွက်လွယ်ခြင်း မရှိပါ။
- ကိုယ်ပိုင်ဂိမ်းတစ်ခုစီ၏ စည်းကမ်းတွင် မည်မျှရမည်ကို ပြထားပါသည်။

## မကစားမီ
- ငွေ မည်မျှ၊ အချိန် မည်မျှ သုံးမည်ကို ဆုံးဖြတ်ပါ။ ကုန်သွားလျှင် ရပ်ပါ။
- ငွေချေး၍ မကစားပါနှင့်။ ရှုံးငွေ ပြန်ရရန် မကစားပါနှင့်။
- စိတ်ဆိုးနေချိန်၊ ဝမ်းနည်းနေချိန်၊ ပင်ပန်းနေချိန်၊ မူးနေချိန်တွင် မကစားပါနှင့်။

## မိမိကိုယ်ကို မေးကြည့်ပါ
- စိတ်ကူးထားသည်ထက် ပိုသုံးမိသလား။
- ဘယ်လောက်ကစားသည်ကို မိသားစုထံမှ ဖုံးကွယ်ထားသလား။
- အလုပ်ချိန် သို့မဟုတ် ညဘက်တွင် ဂိမ်းအကြောင်း စဉ်းစားနေသလား။
- ကစားရန် ငွေချေးဖူး သို့မဟုတ် ပစ္စည်းရောင်းဖူးသလား။

တစ်ခုကို ဟုတ်သည်ဟု ဖြေပါက ကန့်သတ်ချက် သတ်မှတ်ပါ သို့မဟုတ် ခေတ္တနားပါ။

## ငွေသွင်းကန့်သတ်ချက်
- 24 နာရီ၊ 7 ရက် သို့မဟုတ် ရက် 30 အတွင်း အများဆုံး သွင်းနိုင်သော ပမာဏကို ကိုယ်ရေးအချက်အလက်တွင် သတ်မှတ်ပါ။
- လျှော့ပါက ချက်ချင်း အကျိုးသက်ရောက်ပါသည်။ တိုးပါက 24 နာရီ စောင့်ပြီးမှ သင် အတည်ပြုရပါသည်။ ဝန်ထမ်းများ မြန်အောင် လုပ်၍ မရပါ။
- ယခုလ၊ ယခုနှစ်နှင့် အကောင့်ဖွင့်ချိန်မှစ၍ သွင်းငွေ၊ ထုတ်ငွေကိုလည်း ပြထားပါသည်။

## ခေတ္တနားပါ
- ကိုယ်ရေးအချက်အလက်တွင် 24 နာရီ၊ 7 ရက်၊ 1 လ သို့မဟုတ် 3 လ ရွေးပါ။
- မိမိကိုယ်ကို ပိတ်ပင်ခြင်းသည် ပိုကြာပါသည် - 6 လ၊ 1 နှစ်၊ 5 နှစ် သို့မဟုတ် အမြဲတမ်း။
- ထိုကာလအတွင်း လောင်းခြင်း၊ ငွေသွင်းခြင်း၊ ဘောနပ်စ်ယူခြင်း မပြုနိုင်ပါ။ ဝင်ထားသော စက်အားလုံးမှ အကောင့်ထွက်ပါမည်။
- အကောင့်ပြန်ဝင်၍ ဂိမ်းလက်ကျန်ကို ပင်မသို့ ပြောင်းပြီး ငွေထုတ်နိုင်ပါသည်။
- သင်ဖြစ်စေ၊ ကျွန်ုပ်တို့ဖြစ်စေ စောစော အဆုံးသတ်၍ မရပါ။

## ကလေးနှင့် လူငယ်များ
- အသက် 18 နှစ် မပြည့်သူ မကစားရပါ။ သိရှိပါက အကောင့်ကို ပိတ်ပါမည်။ [ရှေ့နေ - လက်ကျန်ငွေကို မည်သို့ စီမံမည်]
- အကောင့်ဝင်ထားစဉ် ဖုန်းကို ကလေးလက်ထဲ မပေးပါနှင့်။ အများသုံးဖုန်းတွင် စကားဝှက် မသိမ်းပါနှင့်။

## တစ်စုံတစ်ဦးကို စိုးရိမ်ပါက
အပြစ်မတင်ဘဲ စကားပြောပါ။ အခြားသူ၏ အကောင့်ကို ကျွန်ုပ်တို့ မပြနိုင်ပါ။ အသက် 18 နှစ် မပြည့်သူ ကစားနေပါက ကျွန်ုပ်တို့ကို ဆက်သွယ်ပါ။

## အကူအညီ
အချိန်မရွေး ဆက်သွယ်ပါ။ ကန့်သတ်ချက် သတ်မှတ်ရန် သို့မဟုတ် ခေတ္တနားရန် ဝန်ထမ်းများက ကူညီပါမည်။ [လုပ်ကိုင်သူ - မြန်မာနိုင်ငံရှိ အကူအညီပေးသော အဖွဲ့၏ အမည်နှင့် ဖုန်းနံပါတ်]$text$,
  $text$游戏是为了娱乐，不是赚钱或还债的办法。从长期看，玩家要为游戏付费。

## 您应该知道
- 从长期看，每款游戏都会留下全部投注额的一部分。谁也改变不了，任何方法都赢不了它。
- 每次结果相互独立。很久没有出现的号码，并不会更容易出现。
- 每款自营游戏的规则都列明派彩。

## 游戏之前
- 先决定可以花多少钱、多少时间。用完就停。
- 不要借钱游戏，不要为了追回损失而游戏。
- 生气、难过、疲倦或饮酒后不要游戏。

## 问问自己
- 我花的钱是否超出预期？
- 我是否向家人隐瞒游戏的程度？
- 我工作时或夜里是否总想着游戏？
- 我是否为了游戏借过钱或卖过东西？

只要有一个回答是“是”，请设置限额或进入冷静期。

## 设置存款限额
- 您可以在“我的资料”中设置 24 小时、7 天或 30 天内的最高存款额。
- 调低立即生效。调高须等待 24 小时，再由您确认。员工无法缩短这段时间。
- 页面还显示本月、本年和开户以来的存款与提款。

## 冷静期
- 您可以在“我的资料”中选择 24 小时、7 天、1 个月或 3 个月。
- 自我排除的时间更长：6 个月、1 年、5 年或永久。
- 在此期间不能投注、存款或领取红利。所有设备都会退出登录。
- 您仍可登录，把游戏余额转到主余额并提款。
- 您和我们都不能提前结束。

## 未成年人
- 未满 18 岁不得游戏。一经发现，我们会关闭账户。[律师：余额如何处理]
- 登录后请勿把手机交给孩子，也不要在共用手机上保存密码。

## 如果您担心别人
请与对方交谈，不要指责。我们不能向您展示他人的账户。如果有未成年人在此游戏，请联系我们。

## 帮助
请随时联系我们，员工会帮助您设置限额或进入冷静期。[经营者：缅甸求助机构的名称和电话]$text$,
  $text$เกมมีไว้เพื่อความสนุก ไม่ใช่ทางหาเงินหรือใช้หนี้ ในระยะยาวผู้เล่นเป็นผู้จ่ายค่าเกม

## สิ่งที่ควรรู้
- ในระยะยาวทุกเกมเก็บส่วนหนึ่งของเงินเดิมพันทั้งหมด ไม่มีใครเปลี่ยนได้ และไม่มีสูตรใดเอาชนะได้
- ผลแต่ละครั้งเป็นอิสระต่อกัน เลขที่ไม่ออกมานานไม่ได้มีโอกาสออกมากขึ้น
- กติกาของเกมของเราแสดงอัตราจ่ายไว้

## ก่อนเล่น
- กำหนดว่าจะใช้เงินและเวลาเท่าใด เมื่อหมดแล้วให้หยุด
- อย่ายืมเงินมาเล่น อย่าเล่นเพื่อเอาเงินที่เสียคืน
- อย่าเล่นตอนโกรธ เศร้า เหนื่อย หรือเมา

## ถามตัวเอง
- ฉันใช้เงินเกินที่ตั้งใจหรือไม่
- ฉันปิดบังครอบครัวว่าเล่นมากแค่ไหนหรือไม่
- ฉันคิดถึงเกมตอนทำงานหรือตอนกลางคืนหรือไม่
- ฉันเคยยืมเงินหรือขายของเพื่อเล่นหรือไม่

หากตอบว่าใช่แม้เพียงข้อเดียว กรุณาตั้งวงเงินหรือพักการเล่น

## ตั้งวงเงินฝาก
- ในโปรไฟล์ คุณตั้งยอดฝากสูงสุดใน 24 ชั่วโมง 7 วัน หรือ 30 วัน
- ลดวงเงินมีผลทันที เพิ่มวงเงินต้องรอ 24 ชั่วโมงแล้วคุณยืนยัน พนักงานลดเวลารอไม่ได้
- โปรไฟล์แสดงยอดฝากและถอนของเดือนนี้ ปีนี้ และตั้งแต่เปิดบัญชีด้วย

## พักการเล่น
- ในโปรไฟล์ เลือก 24 ชั่วโมง 7 วัน 1 เดือน หรือ 3 เดือน
- งดเล่นด้วยตนเองนานกว่า: 6 เดือน 1 ปี 5 ปี หรือถาวร
- ระหว่างนั้นเดิมพัน ฝากเงิน หรือรับโบนัสไม่ได้ อุปกรณ์ทุกเครื่องจะออกจากระบบ
- คุณยังเข้าสู่ระบบเพื่อโยกยอดเงินเกมไปยอดเงินหลักและถอนเงินได้
- ทั้งคุณและเราไม่สามารถยุติก่อนกำหนดได้

## เด็กและเยาวชน
- ผู้ที่อายุต่ำกว่า 18 ปีเล่นไม่ได้ หากเราทราบ เราจะปิดบัญชี [ทนายความ: จัดการยอดเงินอย่างไร]
- อย่าให้โทรศัพท์แก่เด็กขณะเข้าสู่ระบบอยู่ และอย่าบันทึกรหัสผ่านในโทรศัพท์ที่ใช้ร่วมกัน

## หากคุณเป็นห่วงใคร
คุยกันโดยไม่ตำหนิ เราแสดงบัญชีของผู้อื่นให้คุณดูไม่ได้ หากมีผู้เยาว์เล่นที่นี่ กรุณาติดต่อเรา

## ความช่วยเหลือ
ติดต่อเราได้ตลอดเวลา พนักงานจะช่วยตั้งวงเงินหรือพักการเล่น [ผู้ดำเนินการ: ชื่อและหมายเลขโทรศัพท์ของหน่วยงานช่วยเหลือในเมียนมา]$text$
);
