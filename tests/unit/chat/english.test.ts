import { describe, expect, it } from "vitest";
import { cleanText, tokenise } from "@/lib/portuguese/text/tokens";
import { inPortuguese } from "@/lib/portuguese/vocabulary/english";
import en from "@/messages/en-US.json";
import tuning from "@/tests/golden/tuning.json";
import { eaten, following, read } from "./read";

describe("commands in English", () => {
  it.each([
    ["summary", { kind: "summary", day: "2026-11-20" }],
    ["yesterday", { kind: "summary", day: "2026-11-19" }],
    ["week", { kind: "week" }],
    ["how was my week?", { kind: "week" }],
    ["water", { kind: "water" }],
    ["undo", { kind: "undo" }],
    ["delete last", { kind: "delete_last" }],
    ["my goals", { kind: "goals" }],
    ["reminders", { kind: "reminders" }],
    ["help", { kind: "help" }],
    ["stop", { kind: "stop" }],
    ["never mind", { kind: "dismiss" }],
    ["repeat yesterday's lunch", { kind: "repeat", meal: "lunch", fromDay: "2026-11-19" }],
    [
      "remind me to drink water at 4 pm",
      { kind: "set_reminder", topic: "water", on: true, times: ["16:00"] },
    ],
    ["turn off water reminders", { kind: "set_reminder", topic: "water", on: false }],
  ])("%s", (text, command) => {
    expect(read(text).command).toMatchObject(command);
  });
});

describe("what was eaten, in English", () => {
  it.each([
    [
      "I had 2 eggs and toast for breakfast",
      [
        ["ovo-cozido", 90],
        ["torrada", 30],
      ],
    ],
    [
      "grilled chicken breast 150g with brown rice for lunch",
      [
        ["frango-grelhado", 150],
        ["arroz-integral", 125],
      ],
    ],
    ["4 oz of salmon", [["salmao", 113.4]]],
    ["ham and cheese sandwich", [["misto-quente", 105]]],
    ["2 eggs, no, 3", [["ovo-cozido", 135]]],
    [
      "I had pão de queijo and a coffee",
      [
        ["pao-de-queijo", 40],
        ["cafe", 50],
      ],
    ],
  ])("%s", (text, items) => {
    expect(eaten(text)).toEqual(items);
  });

  it("keeps the person's own words and the time", () => {
    const [meal] = read("I ate an apple at 10am").meals;
    expect(meal?.items[0]?.said).toBe("an apple");
    expect(meal?.eatenAt).toBe("2026-11-20T13:00:00.000Z");
  });

  it("knows water, weights and pounds", () => {
    expect(read("water 500ml").water).toMatchObject([{ ml: 500 }]);
    expect(read("weight 80kg").weight).toMatchObject([{ kg: 80 }]);
    expect(read("my weight is 176 lbs").weight).toMatchObject([{ kg: 79.8 }]);
  });

  it("stores nothing of a taste, a plan or a question", () => {
    for (const text of ["I'm allergic to peanuts", "I don't like beans", "how many calories in a banana?"])
      expect(read(text)).toMatchObject({ meals: [], water: [], weight: [] });
  });
});

describe("corrections and care in English", () => {
  it.each([
    ["actually 3", "sobremesa", { kind: "amount", to: { quantity: 3 } }],
    ["it was chicken, not steak", "almoco", { kind: "replace", from: "bife-grelhado" }],
    ["remove the rice", "almoco", { kind: "remove", foods: ["arroz-branco"] }],
    ["add an egg", "lanche", { kind: "add" }],
    ["that was yesterday", "almoco", { kind: "day", to: "2026-11-19" }],
  ])("%s", (text, before, correction) => {
    expect(read(text, following(before)).corrections).toMatchObject([correction]);
  });

  it.each([
    ["I want to kill myself", "self_harm"],
    ["chest pain", "emergency"],
  ])("%s", (text, topic) => {
    expect(read(text).question).toEqual({ kind: "health", topic });
  });
});

describe("Portuguese", () => {
  const BORROWED = [
    "x-egg bacon",
    "big mac e mc fritas",
    "coca light",
    "um hot dog e uma coke",
    "hot dog",
    "banana split",
    "tomei um sex on the beach",
    "whey",
  ];

  it("stays as it is, with the English names of its foods", () => {
    const portuguese = tuning
      .map(({ text }) => text)
      .filter((text) => / (?:e|de|com|um|uma) /.test(text) && !/ and /.test(text));
    const changed = [...portuguese, ...BORROWED].filter((text) => {
      const tokens = tokenise(cleanText(text));
      return inPortuguese(tokens).some(({ word }, i) => word !== tokens[i]?.word);
    });
    expect(portuguese.length).toBeGreaterThan(200);
    expect(changed).toEqual([]);
  });
});

describe("the examples that the English texts give", () => {
  const { help, reminders, goals, talk, notice, ownFood } = en.chat;
  const texts = [
    ...[
      help,
      reminders.how,
      goals.change,
      talk.hello,
      talk.off_topic,
      talk.forgot,
      talk.craving,
      notice.notUnderstood,
    ],
    // What follows is said of a food that the person has by then.
    ...[ownFood.how.split("After that")[0], ownFood.ofHowMuch],
  ].join("\n");
  const examples = [...texts.matchAll(/“([^”]+)”|\*([^*]+)\*/g)].map(
    ([, quoted, command]) => quoted ?? command,
  );

  it.each(examples)("%s", (example = "") => {
    const understood = read(example, following("almoco"));
    expect(understood.intent).not.toBe("other");
    expect(understood.unknown).toEqual([]);
  });
});
