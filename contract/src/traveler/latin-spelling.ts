/** Names of Bangladeshi travellers as their passports most often spell them. Several spellings are usual: one is offered. */
export const latinNames: Readonly<Record<string, string>> = {
  ...{ মো: 'Md', মোঃ: 'Md', মোহাম্মদ: 'Mohammad', মুহাম্মদ: 'Muhammad', মোহাম্মাদ: 'Mohammad' },
  ...{ মোছাঃ: 'Mst', মোসাঃ: 'Mst', মোসাম্মৎ: 'Mosammat', সৈয়দ: 'Syed', সৈয়দা: 'Syeda' },
  ...{ শেখ: 'Sheikh', কাজী: 'Kazi', মির্জা: 'Mirza', মিয়া: 'Mia', মিঞা: 'Mia', আবু: 'Abu' },
  ...{ রহমান: 'Rahman', ইসলাম: 'Islam', হোসেন: 'Hossain', হোসাইন: 'Hossain', হক: 'Haque' },
  ...{ আহমেদ: 'Ahmed', আহমদ: 'Ahmad', আহম্মেদ: 'Ahmmed', আলী: 'Ali', আলি: 'Ali', খান: 'Khan' },
  ...{ উদ্দিন: 'Uddin', উদ্দীন: 'Uddin', আলম: 'Alam', করিম: 'Karim', রশিদ: 'Rashid' },
  ...{ চৌধুরী: 'Chowdhury', ভূঁইয়া: 'Bhuiyan', ভূইয়া: 'Bhuiyan', তালুকদার: 'Talukder' },
  ...{ সরকার: 'Sarker', মণ্ডল: 'Mondal', মন্ডল: 'Mondal', বিশ্বাস: 'Biswas', মজুমদার: 'Majumder' },
  ...{ হাওলাদার: 'Howlader', সিকদার: 'Sikder', প্রধান: 'Prodhan', মোল্লা: 'Molla', গাজী: 'Gazi' },
  ...{ বেগম: 'Begum', খাতুন: 'Khatun', আক্তার: 'Akter', আখতার: 'Akhter', সুলতানা: 'Sultana' },
  ...{ খানম: 'Khanam', পারভীন: 'Parvin', পারভিন: 'Parvin', ইয়াসমিন: 'Yasmin', নাহার: 'Nahar' },
  ...{ জাহান: 'Jahan', ফেরদৌস: 'Ferdous', আরা: 'Ara', বানু: 'Banu', বিবি: 'Bibi' },
  ...{ দাস: 'Das', দাশ: 'Dash', রায়: 'Roy', ঘোষ: 'Ghosh', সাহা: 'Saha', পাল: 'Paul', দে: 'Dey' },
  ...{ চক্রবর্তী: 'Chakraborty', দত্ত: 'Dutta', নাথ: 'Nath', বড়ুয়া: 'Barua', কর্মকার: 'Karmaker' },
  ...{ চাকমা: 'Chakma', মারমা: 'Marma', ত্রিপুরা: 'Tripura', শর্মা: 'Sharma', কুমার: 'Kumar' },
  ...{ আব্দুল: 'Abdul', আবদুল: 'Abdul', আব্দুর: 'Abdur', আবদুর: 'Abdur', আব্দুস: 'Abdus' },
  ...{ আয়েশা: 'Ayesha', ফাতেমা: 'Fatema', ফাতিমা: 'Fatima', নুসরাত: 'Nusrat', তানভীর: 'Tanvir' },
  ...{ সাকিব: 'Sakib', তামিম: 'Tamim', রাকিব: 'Rakib', হাসান: 'Hasan', হুসাইন: 'Hussain' },
  ...{ মাহমুদ: 'Mahmud', মাহবুব: 'Mahbub', জাহিদ: 'Zahid', আরিফ: 'Arif', রফিক: 'Rafiq' },
  ...{ শফিক: 'Shafiq', সালাম: 'Salam', কামাল: 'Kamal', জামাল: 'Jamal', জয়নাল: 'Joynal' },
  ...{ নূর: 'Nur', নুর: 'Nur', ইব্রাহিম: 'Ibrahim', ইউসুফ: 'Yusuf', ইমরান: 'Imran' },
  ...{ শিরিন: 'Shirin', শারমিন: 'Sharmin', সাবরিনা: 'Sabrina', সুমাইয়া: 'Sumaiya', মরিয়ম: 'Mariam' },
  ...{ জান্নাত: 'Jannat', জান্নাতুল: 'Jannatul', উম্মে: 'Umme', রোকেয়া: 'Rokeya', হালিমা: 'Halima' },
}

/** Characters, as many as a name may have. */
const MAX_LENGTH = 60
const BANGLA = /[\u0980-\u09ff]/
const HASANTA = '্'

const consonants: Readonly<Record<string, string>> = inNfc({
  ...{ ক: 'k', খ: 'kh', গ: 'g', ঘ: 'gh', ঙ: 'ng', চ: 'ch', ছ: 'ch', জ: 'j', ঝ: 'jh', ঞ: 'n' },
  ...{ ট: 't', ঠ: 'th', ড: 'd', ঢ: 'dh', ণ: 'n', ত: 't', থ: 'th', দ: 'd', ধ: 'dh', ন: 'n' },
  ...{ প: 'p', ফ: 'f', ব: 'b', ভ: 'bh', ম: 'm', য: 'j', র: 'r', ল: 'l', শ: 'sh', ষ: 'sh' },
  ...{ স: 's', হ: 'h', ড়: 'r', ঢ়: 'rh', য়: 'y' },
})
const vowelSigns: Readonly<Record<string, string>> = {
  ...{ '\u09be': 'a', '\u09bf': 'i', '\u09c0': 'i', '\u09c1': 'u', '\u09c2': 'u', '\u09c3': 'ri' },
  ...{ '\u09c7': 'e', '\u09c8': 'oi', '\u09cb': 'o', '\u09cc': 'ou' },
}
const others: Readonly<Record<string, string>> = {
  ...{ অ: 'a', আ: 'a', ই: 'i', ঈ: 'i', উ: 'u', ঊ: 'u', ঋ: 'ri', এ: 'e', ঐ: 'oi', ও: 'o', ঔ: 'ou' },
  ...{ 'ং': 'ng', ৎ: 't' },
}
const known = new Map(Object.entries(inNfc(latinNames)))

/**
 * How a name that is typed in Bangla is likely spelt in the passport: রহমান as Rahman. Known names as they are usual,
 * others letter by letter. A form offers it and never puts it in unasked: the passport alone is right.
 * @returns null for what has no letter of Bangla, or comes to no Latin name
 */
export function latinSpelling(typed: string): string | null {
  if (!BANGLA.test(typed)) return null
  const spelt = typed
    .normalize('NFC')
    .replace(/[\u200c\u200d]/g, '')
    .split(/[\s,।]+/)
    .map(spellWord)
    .filter(Boolean)
    .join(' ')
    .slice(0, MAX_LENGTH)
    .trim()
  return /^[A-Za-z][A-Za-z .'-]*$/.test(spelt) ? spelt : null
}

function spellWord(word: string): string {
  const usual = known.get(word) ?? known.get(word.replace(/(?:[.:]|ঃ)+$/, ''))
  if (usual !== undefined) return usual
  const spelt = word.split('-').map(spellLetters).filter(Boolean)
  return spelt.join('-')
}

/** A consonant is followed by its vowel sign, by none where it is joined to the next or ends the word, and else by `a`. */
function spellLetters(word: string): string {
  const letters = word.match(/[\u0995-\u09b9]\u09bc?|./gsu) ?? []
  const spelt = letters
    .map((letter, at) => {
      const consonant = consonants[letter]
      if (consonant === undefined) return vowelSigns[letter] ?? others[letter] ?? latin(letter)
      const next = letters[at + 1]
      const bare = next === undefined || next === HASANTA || next in vowelSigns
      return consonant + (bare ? '' : 'a')
    })
    .join('')
  return spelt.charAt(0).toUpperCase() + spelt.slice(1)
}

/** What was typed in Latin letters between those of Bangla stays. */
const latin = (letter: string) => (/[A-Za-z.']/.test(letter) ? letter : '')

/** Unicode's composed form has ড়, ঢ় and য় as two characters each; a keyboard may type either. */
function inNfc(table: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(table).map(([key, value]) => [key.normalize('NFC'), value]),
  )
}
