internal import Plans

extension Language {
  /// What people say beside their wish: when they need it, and that they have changed their mind.
  var asides: [(Meaning, String)] {
    switch code {
    case .en:
      [
        (.due, "by, no later than, due, due by, due on, ready by, ready for, in time for"),
        (.dueOrBound, "before"), (.dueOrFor, "for"),
        (.need, "need, i need, we need, needed, must have, have to have"),
        (
          .correction,
          """
          no, nope, no wait, wait no, no no, no sorry, sorry, sorry no, i mean, i meant, make that, or rather, scratch that, \
          correction, oops, actually, actually no, no actually, better, on second thought, on second thoughts
          """
        ),
      ]
    case .ru:
      [
        (.due, "к, ко, не позже, не позднее, успеть к, успей к"), (.dueOrBound, "до, перед"),
        (.dueOrFor, "на, для"),
        (.need, "нужен, нужна, нужно, нужны, надо, мне нужен, мне нужно"),
        (
          .correction,
          """
          нет, ой, ой нет, точнее, вернее, то есть, лучше, а лучше, нет лучше, извини, извините, прости, простите, сорри, стоп, \
          хотя нет, хотя, не так, нет погоди, давай лучше, давайте лучше, оговорился, оговорилась, пардон
          """
        ),
      ]
    case .de:
      [
        (.due, "spätestens, spätestens bis, spätestens am, bis spätestens"),
        (.dueOrBound, "bis, bis zum, vor, vor dem"),
        (.dueOrFor, "für, für den, zu, zum"), (.need, "brauche, brauch, brauchen, benötige, benötigen"),
        (
          .correction,
          """
          nein, ne, nee, nö, doch lieber, nein lieber, lieber, besser, oder besser, sorry, entschuldigung, ich meine, ich meinte, \
          meine, meinte, quatsch, vielmehr, korrektur, stopp, halt, ach nein, nein doch
          """
        ),
      ]
    case .es:
      [
        (.due, "a más tardar, a más tardar el, como muy tarde, como muy tarde el"),
        (.dueOrBound, "antes de, antes del"), (.dueOrFor, "para, para el, para la, pa"),
        (.need, "necesito, necesitamos, me hace falta, hace falta, tengo que tener"),
        (
          .correction,
          "mejor, no mejor, mejor dicho, perdón, perdona, digo, quiero decir, quise decir, o mejor, más bien, ay no, bueno no, espera no, no perdón"
        ), (.correctionNo, "no"),
      ]
    case .fr:
      [
        (.due, "d ici, d ici à, au plus tard, au plus tard le"), (.dueOrBound, "avant, avant le"),
        (.dueOrFor, "pour, pour le, pour la"),
        (.need, "il me faut, il nous faut, j ai besoin d, j ai besoin, besoin, me faut"),
        (
          .correction,
          "non, ah non, enfin non, plutôt, non plutôt, ou plutôt, pardon, je veux dire, je voulais dire, désolé, désolée, mieux, attends non, euh non"
        ),
      ]
    case .it:
      [
        (.due, "entro, entro il, entro la, al più tardi"), (.dueOrBound, "prima di, prima del"),
        (.dueOrFor, "per, per il, per la"),
        (.need, "mi serve, ci serve, serve, ho bisogno, mi servono, mi occorre"),
        (
          .correction,
          "no, anzi, no anzi, meglio, scusa, scusami, pardon, volevo dire, intendo, o meglio, cioè, aspetta no, no meglio"
        ),
      ]
    case .pt:
      [
        (.due, "o mais tardar, no máximo até"),
        (.dueOrBound, "até, até à, até a, até o, antes de, antes da, antes do"),
        (.dueOrFor, "para, pra, para o, para a"), (.need, "preciso, precisamos, preciso de, precisava"),
        (
          .correction,
          "melhor, não melhor, aliás, desculpa, desculpe, digo, quero dizer, quis dizer, ou melhor, perdão, espera não, não desculpa"
        ), (.correctionNo, "não"),
      ]
    case .uk:
      [
        (.due, "не пізніше, щонайпізніше, к"), (.dueOrBound, "до, перед"), (.dueOrFor, "на, для"),
        (.need, "потрібен, потрібна, потрібно, потрібне, треба, мені потрібен, мені треба"),
        (
          .correction,
          "ні, ой, ой ні, точніше, вірніше, тобто, краще, а краще, ні краще, вибач, вибачте, хоча ні, стоп, пробач, давай краще, перепрошую"
        ),
      ]
    case .pl:
      [
        (.due, "najpóźniej, najpóźniej do, nie później niż"), (.dueOrBound, "do, przed"),
        (.dueOrFor, "na, dla"),
        (.need, "potrzebuję, potrzebujemy, potrzebny, potrzebne, potrzeba"),
        (
          .correction,
          "raczej, lepiej, nie lepiej, przepraszam, sorry, to znaczy, znaczy, właściwie, a właściwie, albo lepiej, czekaj nie, wróć, nie sorry"
        ), (.correctionNo, "nie"),
      ]
    case .nl:
      [
        (.due, "tegen, uiterlijk, uiterlijk op"), (.dueOrBound, "voor, vóór"), (.dueOrFor, "voor"),
        (.need, "nodig, heb nodig, hebben nodig"),
        (
          .correction,
          "nee, nee liever, nee toch, liever, toch liever, sorry, ik bedoel, ik bedoelde, of liever, beter, pardon, wacht nee, nee wacht"
        ),
      ]
    case .tr:
      [
        (.dueOrBoundBehind, "kadar, dek, değin"), (.dueBehind, "için"),
        (.need, "lazım, gerek, gerekiyor, ihtiyacım var"),
        (
          .correction,
          "hayır, yok, yok yok, pardon, yani, daha doğrusu, özür dilerim, aslında, dur, daha iyisi, en iyisi, yok hayır"
        ),
      ]
    case .ja:
      [
        (.dueBehind, "までに"), (.untilBehind, "までに"), (.need, "必要"),
        (.correction, "いや, いえ, いいえ, じゃなくて, ではなくて, やっぱり, やはり, すみません, 間違えた, もとい, というか"),
      ]
    }
  }
}
