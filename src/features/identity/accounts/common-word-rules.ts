/**
 * Common base words of passwords, folded (lower case, no leet). A password that is one of them, alone or twice, or with
 * digits and signs around it (Password1!, iloveyou2551, รักเธอ1234), is common. Our own collection: words from public
 * leaks, what Thai people type, names, clubs, bands and games that our readers know.
 */
export const commonWords: ReadonlySet<string> = new Set(
  `
  password passwort passw0rd pass passcode secret secrets letmein welcome login logon signin admin administrator root
  user guest test testing tester default changeme please enter master access system server computer internet
  network google facebook youtube tiktok instagram twitter discord roblox steam netflix spotify android iphone samsung
  huawei apple windows microsoft hotmail gmail yahoo qwerty qwert qwertyuiop qwertyui asdf asdfgh asdfghjk asdfghjkl
  zxcv zxcvbn zxcvbnm qazwsx qazwsxedc wsxedc zaqxsw zaqwsx qweasd qweasdzxc asdzxc asdqwe qwer qwe asd zxc qaz
  abc abcd abcde abcdef abcdefg abcdefgh abcabc aaa aaaa aaaaaa xyz xxx xxxx a b c q
  iloveyou iloveu loveyou loveme lovely love lover loveyouforever ilovemom ilovegod imissyou missyou forever together
  baby babygirl babyboy honey sweet sweetie sweetheart darling angel princess prince queen king family friend friends
  bestfriend mother father mommy daddy mama papa sister brother sunshine sunflower flower rainbow butterfly moonlight
  summer winter spring autumn monday friday sunday january february march april june july august september october
  november december happy hello hellohello helloworld goodluck lucky smile freedom whatever nothing something
  monkey dragon tiger lion eagle phoenix falcon wolf panther shark dolphin panda rabbit kitty kitten puppy doggy cat dog
  hellokitty doraemon pokemon pikachu naruto sasuke onepiece luffy goku dragonball conan gundam sailormoon totoro
  superman batman spiderman ironman avengers hulk thor starwars starwar matrix ninja samurai warrior killer hunter
  shadow ghost devil demon zombie vampire wizard legend hero champion winner number one the
  football soccer baseball basketball volleyball badminton tennis hockey golf boxing muaythai running swimming dance
  manchester manutd manunited liverpool chelsea arsenal barcelona realmadrid juventus messi ronaldo beckham gerrard
  neymar mbappe michael jordan jackson daniel thomas charlie robert william james john david andrew anthony joshua
  matthew jessica jennifer michelle nicole ashley amanda samantha hannah sophia anna maria lisa jisoo jennie rose
  blackpink bts bigbang exo twice redvelvet newjeans army taehyung jungkook jimin bambam superjunior girlsgeneration
  minecraft freefire valorant fortnite dota leagueoflegends overwatch counterstrike pubg ragnarok rov mobilelegend
  genshin hearthstone diablo warcraft playstation xbox nintendo mario zelda sonic tetris gamer gaming player noob
  computer laptop mobile camera guitar piano music rock metal chocolate cookie banana apple orange cherry strawberry
  mango lemon pepper ginger cheese pizza coffee milk milktea bubbletea sugar candy icecream
  ferrari porsche mercedes toyota honda yamaha ducati mustang corvette harley
  trustno whatever fuckyou fuck shit bitch sexy jesus christ buddha heaven godisgood blessed money dollar million
  bitcoin crypto business office manager company
  koinklass koin klass koinclass kbank kasikorn kasikornbank scb bangkokbank krungthai ttb gsb promptpay truemoney
  thailand thai siam bangkok krungthep chiangmai phuket pattaya khonkaen korat hatyai isan songkran loykrathong
  sawasdee sawatdee sawaddee sawasdeekrub sawasdeeka rakthur raktur rakther rakmaemak rakmae rakphor khidtueng
  kidteung chanrakter phomrakkhun narak narakmak sanuk sabai sabaidee mairu mairoo aroy khobkhun khopkhun
  nong noi lek yai dek somchai somsak somying malee suda nan ploy mint fern bank best beam gift ice cream pim praew
  fah fai bow boss bass bomb benz game golf gun guy jane joy june kan kao mai mild mind mook namfon nat new nick
  nook not nut oat om pang pare pat pop pun tan ter tong toey toon top tree view win yok
  school student teacher class classroom university chula thammasat kasetsart mahidol
  รหัสผ่าน รหัส รหัสลับ พาสเวิร์ด เข้าสู่ระบบ สวัสดี สวัสดีครับ สวัสดีค่ะ สวัสดีจ้า รัก รักเธอ รักเธอนะ รักเธอที่สุด ฉันรักเธอ
  ผมรักคุณ เรารักกัน รักแม่ รักพ่อ รักพ่อรักแม่ รักครอบครัว คิดถึง คิดถึงเธอ คิดถึงนะ ที่รัก น่ารัก น่ารักมาก ความรัก แม่ พ่อ
  ครอบครัว เพื่อน เพื่อนรัก พี่ น้อง หมู หมา แมว น้องหมา น้องแมว ไก่ เสือ มังกร ช้าง กบ เป็ด กระต่าย
  ประเทศไทย ไทยแลนด์ กรุงเทพ เชียงใหม่ ภูเก็ต ขอนแก่น โคราช ทดสอบ ลืม ลืมรหัส ไม่รู้ ไม่บอก ไม่มี ความลับ ขอบคุณ โชคดี
  สู้ๆ สู้สู้ อร่อย สนุก สบายดี โรงเรียน นักเรียน คุณครู เงิน เงินทอง ทอง รวย รวยรวย รวยๆ ร่ำรวย เฮงๆ เฮงเฮง
  ธนาคาร กสิกร ออมเงิน หนึ่งสองสาม กขค กขคง ฟหกด ฟหกดเ ฟหกดเ้ ฟหกดเ้่าสว ฟหกดสาวเ ๆไำพ ๆไำพะ ๆไำพะัี ผปแอ ผปแอิ ผปแอิื
  ฟๆหไกำ ฟๆหไกำดพ ๆฟผ ๆฟผไหปำกแพดอ ฟกด ฟหก ๅ/- ๅ/-ภ
  `
    .trim()
    .split(/\s+/),
)

/** Common passwords of digits and keyboard patterns that are not a walk along one row. */
export const commonFigures: ReadonlySet<string> = new Set(
  `
  112233 11223344 1122334455 111222333 123123 123123123 1231231234 123321 12344321 1234554321 123454321 123456654321
  147258369 147258 159753 159357 159951 741852963 963852741 789456123 789456 456123789 321654987 987654321 9876543210
  0987654321 01234567 012345678 0123456789 12345679 123456780 1234567891 12345678910 123456789123 102030 10203040
  1020304050 100200300 135792468 13579 1357924680 246813579 2468 24681012 31415926 314159265 27182818 19871987 20002000
  25002500 25502550 25512551 25522552 25532553 25542554 25552555 25562556 25652565 25662566 25672567 25682568 25692569
  99887766 88888888 87654321 76543210 55555555 11235813 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3r4 q1w2e3r4t5 1qaz2wsx
  1qaz2wsx3edc zaq12wsx zaq1xsw2 1qazxsw2 qwe123qwe 123qweasd 123qweasdzxc qwe123 1234qwer qwer1234 asdf1234 1234asdf
  zxcv1234 123qwe 123abc abc123 abcd1234 1234abcd a1b2c3d4 a1s2d3f4 aa123456 aabbccdd a1234567 a12345678 a123456789
  p@ssw0rd p@ssword pa55word pa$$word pa$$w0rd passw0rd 4ever2gether 2gether4ever 19951995 20102010 20112011 20122012
  01011990 01012000 01012010 01012540 01012550 02020202 12121212 13131313 69696969 77778888 88889999 00001111 11110000
  `
    .trim()
    .split(/\s+/),
)
