import type { SafetyRule } from "@/lib/portuguese/safety/scene/rule";

/** What must not wait, as it is told in English and in no words that the other rules share. */
export const ENGLISH_RULES: readonly SafetyRule[] = [
  {
    name: "signs of a stroke, in English",
    topic: "stroke",
    says: `face/mouth/smile/cheek/lip ~ droopy/droop/drooping/drooped/sagging/crooked/lopsided/twisted/bent
      half/side of ~ face ~ droop*/numb/fell/fallen/gone
      droopy/drooping ~ face/mouth/cheek/smile
      cant/cannot/nao ~ lift/move/feel/raise ~ arm/leg/left/right/side
      cant/cannot/nao ~ get/find ~ words
      words/speech ~ slurred/slurring/garbled/jumbled/gibberish/muddled
      talking/speaking/talks/speaks ~ slurred/gibberish/nonsense
      talking/talks like drunk
      worst headache
      thunderclap headache
      cant/cannot/nao ~ see ~ one_eye/left_eye/right_eye
      one/same/left/right side ~ numb/weak/limp/dead/tingling
      arm/leg/hand ~ dead/gone/numb/limp ~ suddenly/sudden/speech/face/talk/words`,
    takes: [
      "grandma woke up with half her face droopy",
      "he can't lift his left arm since this morning",
      "my wife can't find the words, she only points",
      "worst headache of my life, came from nowhere",
      "my right side went numb while cooking",
    ],
    leaves: [
      "left side of the plate was rice, right side beans",
      "can't find the words to say how good this cake was",
      "my arms are dead after the gym",
      "droopy spinach, still ate it",
    ],
    unless: ({ words }, { to }) =>
      words.slice(to, to + 3).some(({ text }) => /^(?:say|describe|express|how|thank)$/.test(text)),
  },
  {
    name: "blood that does not stop, in English",
    topic: "bleeding",
    says: `blood ~ spurting/shooting/pumping/gushing/pouring/squirting
      spurting/gushing/squirting blood
      cant/cannot/nao stop ~ bleeding/blood/pumping
      bleeding ~ nao stop/stopping
      nao stop/stopping bleeding
      soak*/soaking ~ pad/pads ~ minutes/hour
      soak*/soaking ~ towel/towels
      puking/puked/spitting/peeing/pooping ~ blood
      vomit/sick/poo/stool ~ coffee grounds
      poo/poop/stool/stools/toilet ~ black/tar/tarry
      bleeding ~ heavily/badly/everywhere`,
    takes: [
      "cut my hand on the glass, blood is spurting out",
      "my nose has been bleeding for an hour and won't stop",
      "soaking a pad every fifteen minutes",
    ],
    leaves: [
      "steak so rare it was bleeding lol",
      "blood orange juice, 200 ml",
      "black bean soup, tarry thick",
    ],
  },
  {
    name: "no air, in English",
    topic: "breathing",
    says: `cant/cannot/nao ~ catch ~ breath
      cant/cannot/nao ~ finish/complete ~ sentence
      struggling/struggle/struggles/fighting ~ breathe/breath
      gasping for/and
      lips/face/fingers ~ blue/purple
      blue/purple lips
      nao/stopped breathing
      out of breath ~ sitting/rest/lying/still
      ribs ~ sucking/pulling
      oxygen/sats ~ #`,
    unless: ({ words }, { from, to }) => {
      const [first, last] = [words[from], words[to - 1]];
      const isFigure = /^(?:oxygen|sats)$/.test(first?.text ?? "");
      return isFigure && !(last && last.value >= 50 && last.value < 92);
    },
    takes: [
      "i can't catch my breath even sitting down",
      "she's gasping and can't finish a sentence",
      "his lips are blue",
      "oxygen says 84 on the finger thing",
    ],
    leaves: ["oxygen 97, had soup", "out of breath after the run, felt great", "blue cheese on my salad"],
  },
  {
    name: "it swells, in English",
    topic: "allergy",
    says: `lips/lip/tongue/throat/face ~ huge/swollen/swelling/swelled/swole/puffed/puffy/closing/tight/itching ~ after/ate/eating/peanut*/nut/nuts/shrimp/prawn*/egg/milk/hoarse/breath*/fish
      ate/eating/peanut*/nut/nuts/shrimp/prawn*/egg ~ lips/lip/tongue/throat/face ~ huge/swollen/swelling/swelled/puffed/puffy/closing/tight
      throat ~ closing/closed
      tongue/lips ~ swollen/swelling/huge`,
    takes: [
      "ate prawns and my lips are huge now",
      "her tongue is swelling",
      "throat closing after the peanut sauce",
    ],
    leaves: ["puffy eyes, barely slept", "puff pastry, two pieces", "lips burning from the chilli, so good"],
  },
  {
    name: "nobody can wake them, in English",
    topic: "fainting",
    says: `cant/cannot/nao ~ wake/rouse ~ him/her/them/up
      passed/passing out
      fainted/fainting
      collapsed
      nao ~ responding/responsive
      unconscious/unresponsive
      blacked out ~ floor/driving/woke/hit
      seizure/convulsing/convulsions
      having ~ fit`,
    // "passed out on the couch": who tells of a nap; nobody who is being woken is meant.
    unless: ({ words }, { from, to }) =>
      /^(?:passed|passing|collapsed|blacked)$/.test(words[from]?.text ?? "") &&
      words.slice(to, to + 4).some(({ text }) => /^(?:sofa|couch|bed|hammock)$/.test(text)),
    takes: [
      "i can't wake him up, he drank a lot",
      "he passed out and wont wake up",
      "passed out making lunch, woke up on the floor",
      "my dad collapsed in the kitchen",
      "she's having a seizure",
    ],
    leaves: [
      "passed out on the couch after the feijoada",
      "collapsed on the sofa after lunch lol",
      "had a fit of laughter over dinner",
      "blacked out the curtains",
    ],
  },
  {
    name: "a wish to end it, in English",
    topic: "self_harm",
    stays: true,
    says: `end/ending ~ my_life/it_all/everything
      end it ~ tonight/all/now/today/tomorrow/myself
      decided/going/gonna/want/ready ~ end it
      goodbye/suicide letter/letters/note/notes
      written/wrote ~ goodbye/letters
      pills/tablets ~ counted/lined_up/ready ~ front/tonight/now/me
      nobody/noone ~ miss me
      tonight's/tonights the night ~ think/dog/letter*/calm
      swallowed/took ~ everything/all ~ cabinet/pills/tablets
      cut ~ deep ~ time
      rope/gun ~ garage/ready/hid/beside
      on the roof/bridge/ledge ~ miss/jump/over/last`,
    unless: ({ words }, { to }) => /^(?:with|there|here)$/.test(words[to]?.text ?? ""),
    takes: [
      "i've decided to end it tonight",
      "i wrote letters to my kids and hid the rope",
      "the tablets are counted out in front of me",
      "i'm on the roof and nobody will miss me",
    ],
    leaves: [
      "tonight's the night: pizza!",
      "decided to end it with keto, bread is back",
      "i'm going to end it there, dinner was soup",
    ],
  },
  {
    name: "a child got at it, in English",
    topic: "poisoning",
    says: `toddler/kid/son/daughter/boy/girl/bebe/child/grandson/granddaughter/nephew/niece ~ got into/hold ~ pills/meds/medicine/tablets/bleach/cleaner/detergent/batteries
      toddler/kid/son/daughter/boy/girl/bebe/child/grandson/granddaughter/nephew/niece ~ drank/swallowed/ate/chewed ~ bleach/cleaner/detergent/battery/batteries/pills/tablets/medicine/coin/magnet*
      got into ~ pills/meds/medicine/tablets ~ missing
      yo/year_old/month_old ~ got into ~ pills/meds/medicine/tablets/bleach/cleaner
      drank/swallowed ~ bleach/antifreeze/paint_thinner/drain_cleaner/pesticide`,
    takes: ["my toddler got into grandpa's blood pressure pills", "my son swallowed a battery"],
    leaves: ["my son ate all the meat and drank juice", "the kids got into the cookie jar"],
  },
  {
    name: "too much of a medicine, in English",
    topic: "medicine",
    says: `took/swallowed/taken/had ~ whole/entire ~ strip/box/bottle/packet/pack of ~ paracetamol/tylenol/pills/tablets/meds/ibuprofen/dipirona/rivotril/sleeping
      took/swallowed/taken ~ whole/entire bottle/pack/box/strip
      took/swallowed/taken ~ twenty/thirty/forty/fifty ~ pills/tablets/paracetamol`,
    unless: ({ words }, { to }) =>
      words
        .slice(to, to + 2)
        .some(({ text }) =>
          /^(?:biscuits?|cookies|chips|crisps|crackers|wine|water|chocolates?|sweets|juice|beer|cereal|milk|ice|coke|soda|nuts|popcorn|gummies|pasta)$/.test(
            text,
          ),
        ),
    takes: ["took the whole strip of paracetamol", "she took an entire bottle of her pills"],
    leaves: ["ate a whole box of cookies", "had a whole bottle of wine, oops"],
  },
  {
    name: "a limp or feverish infant, in English",
    topic: "infant",
    says: `bebe/newborn/infant/weeks/months ~ floppy/limp/lethargic
      soft spot ~ sunk*/sunken/bulging
      nao wake ~ feed/feeds
      newborn/weeks_old/week_old ~ fever/38*/39*/40*
      spots/rash ~ nao ~ go/fade ~ glass/press
      nao/no wet ~ nappy/nappies/diaper/diapers ~ day/since/hours/night`,
    takes: [
      "newborn is floppy and won't wake for feeds",
      "her soft spot is sunken and there are no tears",
      "purple spots that don't go when i press a glass",
    ],
    leaves: [
      "floppy lettuce in the salad",
      "my baby is 6 months today, first mango",
      "he had his shots, slept well",
    ],
  },
];
