interface TopicSentences {
  praise: readonly string[];
  gripes: readonly string[];
}

/** Every sentence can stand alone, so any combination and order works. */
export const REVIEW_TOPICS = {
  computer: {
    praise: [
      'The screen is so sharp that I finally stopped squinting at spreadsheets.',
      'It wakes up before I have put my tea down.',
      'Even with a video call, forty tabs and a virtual machine running, I have not heard the fan.',
      'Setting it up took half an hour, old files and mail included.',
      'Colours look the same here as on the prints that I get back from the lab.',
      'My daughter edits her dance videos on it and it never stutters.',
    ],
    gripes: [
      'I wish there were one more USB port on the left side.',
      'The speakers are thin; for films I connect headphones.',
      'It shows every fingerprint, so keep a cloth at hand.',
      'The power cable could be a good half metre longer.',
    ],
  },
  phone: {
    praise: [
      'Pictures at my brother’s sangeet came out better than those of the hired photographer.',
      'The battery is at forty per cent when I go to bed, and I use maps all day.',
      'Moving everything over from the old phone worked by laying the two side by side.',
      'Calls are clear even inside the metro between Rajiv Chowk and Kashmere Gate.',
      'It is light enough to hold with one hand on a crowded bus.',
      'The display stays readable in the afternoon sun, which my last one never did.',
    ],
    gripes: [
      'It gets warm when it charges under a pillow, so I stopped doing that.',
      'There is no charger in the box; count that into the price.',
      'The colour is paler than it looks in the picture.',
      'I would have liked more storage for the same money.',
    ],
  },
  wearable: {
    praise: [
      'It reminded me to stand up so often that my back pain is gone.',
      'The heart rate agrees with the strap that my doctor lent me.',
      'I swim with it three times a week and it has not missed a lap.',
      'Paying at the chemist with my wrist still makes people stare.',
      'Notifications come as a gentle tap, so my phone stays in the bag.',
    ],
    gripes: [
      'The sleep report thinks that I am asleep when I am reading.',
      'The strap that comes with it makes my wrist sweat in May.',
      'It needs its charger every night if you use the GPS.',
      'Some of the faces are too small for my eyes.',
    ],
  },
  audio: {
    praise: [
      'On the night train to Chennai I heard the songs and not the wheels.',
      'Voices are so clear that I follow lectures at one and a half times the speed.',
      'The bass is there when the tabla is, and otherwise it stays out of the way.',
      'It connected to my television without asking a single question.',
      'I wore it through a ten-hour shift and forgot that it was there.',
    ],
    gripes: [
      'At full volume the highest notes turn a little harsh.',
      'It holds on to the last device and has to be told to let go.',
      'I expected a better case for this price.',
      'Wind on the balcony is louder in calls than I am.',
    ],
  },
  peripheral: {
    praise: [
      'Typing on it all day leaves my wrists in peace.',
      'It was paired in ten seconds, and it has been ever since.',
      'There is no lag that I could notice, in games either.',
      'It weighs nothing in the bag and still feels solid on the desk.',
      'My colleagues tried it and ordered two more the same evening.',
    ],
    gripes: [
      'The switch underneath is fiddly to reach.',
      'It slides a little on a glass table.',
      'The manual is printed in letters for ants.',
      'A small pouch to carry it in would have been nice.',
    ],
  },
  power: {
    praise: [
      'It brought my phone from ten to eighty per cent during one lunch.',
      'It carried our router and two fans through a four-hour power cut.',
      'It stays cool, unlike the no-name brick it replaces.',
      'The plug sits tight even in the worn-out sockets of my hostel.',
      'It is small enough that I forget which pocket it is in.',
    ],
    gripes: [
      'The little light is bright enough to wake you at night.',
      'With everything plugged in at once, it charges noticeably slower.',
      'It is heavier in the hand than I thought.',
      'A cable should have been in the box.',
    ],
  },
  case: {
    praise: [
      'I dropped it down the stairs of our building on day two and there is not a mark.',
      'The buttons press as crisply as without it.',
      'The cut-outs match to the millimetre.',
      'It adds grip without making the whole thing a brick.',
      'It went through a week in Ladakh, dust and all, and wiped clean.',
    ],
    gripes: [
      'It was tight to put on the first time.',
      'Lint from my pocket collects in the corners.',
      'It makes the whole thing thicker than I like.',
      'After two months the edges have lost a bit of their shine.',
    ],
  },
  camera: {
    praise: [
      'The zoom brought the tiger at Ranthambore so close that my mother took a step back.',
      'The picture stays steady even when I film from the back of a scooter.',
      'It has real buttons, and I can find them without looking.',
      'One battery lasted through the whole wedding procession.',
    ],
    gripes: [
      'In a dim hall the picture turns grainy.',
      'The menu takes a weekend to learn.',
      'You need fast memory cards, and those cost extra.',
    ],
  },
  bag: {
    praise: [
      'Everything has its pocket, and I no longer dig for my keys at the door.',
      'Three colleagues asked where I had bought it in the first week.',
      'The zips run smoothly and the stitching is straight all the way round.',
      'It holds far more than it looks, without losing its shape.',
      'It survived a Mumbai monsoon evening with everything inside dry.',
      'The colour goes with whatever I take out of the wardrobe.',
    ],
    gripes: [
      'The strap could be two holes longer for tall people.',
      'The smell of new material took a week to go.',
      'The inner pocket is too small for my phone.',
      'The lining shows every crumb.',
    ],
  },
  luggage: {
    praise: [
      'It rolled over the cobbles of Fort Kochi as if they were marble.',
      'It came off the belt in Frankfurt with one scratch and everything in order.',
      'The latches close with a sound that makes you trust them.',
      'Both of us packed for ten days, and there was room for the mangoes on the way back.',
    ],
    gripes: [
      'It is heavy when empty, so mind the scales at check-in.',
      'Fingerprints show on the shell as soon as you touch it.',
      'The inner divider could be firmer.',
    ],
  },
  eyewear: {
    praise: [
      'Driving towards the evening sun is no longer a fight.',
      'They stay on when I bend down, and they leave no marks on the nose.',
      'I can wear them for a whole day of cricket without a headache.',
      'The case is solid enough to be thrown into any bag.',
    ],
    gripes: [
      'They sit a little loose on a narrow face.',
      'The lenses need wiping more often than my old pair.',
      'The colour of the frame is darker than on the screen.',
    ],
  },
  shoes: {
    praise: [
      'I wore them for a full day on the first morning and had no blister.',
      'The size chart was right to the half size.',
      'The sole grips on wet marble, which in our lobby is a matter of survival.',
      'After three months of daily use the heel shows hardly any wear.',
      'My knees have stopped complaining on long days.',
      'They look even better than in the pictures.',
    ],
    gripes: [
      'They run narrow, so take half a size more if your feet are broad.',
      'The laces are too short for a double knot.',
      'They need a week before they are soft at the heel.',
      'The insole slipped until I glued it down.',
    ],
  },
  garment: {
    praise: [
      'The fabric is soft from the first day and has not lost its colour in ten washes.',
      'It fits as if it had been taken in by our tailor.',
      'It stays cool on the platform in May.',
      'The seams are straight, and there was no loose thread to be found.',
      'I have bought it in a second colour since.',
      'My husband, who notices nothing, noticed it.',
    ],
    gripes: [
      'It came out half a size smaller after a warm wash, so wash it cold.',
      'It creases as soon as you sit down.',
      'The colour is a shade darker than in the picture.',
      'I would have liked it a few centimetres longer.',
    ],
  },
  silk: {
    praise: [
      'The fall is beautiful, and it pleats as if it knew how.',
      'My grandmother rubbed it between her fingers and nodded, and there is no higher praise.',
      'The colour changes with the light in a way that no photograph shows.',
      'It is so light that I forgot it during a four-hour ceremony.',
      'You see that a hand made it: the reverse is as clean as the front.',
    ],
    gripes: [
      'It has to be dry-cleaned, which adds up.',
      'The border is narrower than I had understood.',
      'A few loose threads had to be trimmed at one end.',
    ],
  },
  luxury: {
    praise: [
      'It was brought by two people who let me check every detail before I signed.',
      'The work is finer than anything that I have seen in the showrooms of Delhi.',
      'The certificate matched in every particular when I had it checked.',
      'It will stay in the family; my daughter has already asked.',
      'We took three months to decide, and do not regret a day of it.',
    ],
    gripes: [
      'The delivery date moved twice before it came.',
      'Insuring it at home took more paperwork than buying it.',
      'The box is so large that it needs a cupboard of its own.',
    ],
  },
} as const satisfies Record<string, TopicSentences>;

export type ReviewTopic = keyof typeof REVIEW_TOPICS;
