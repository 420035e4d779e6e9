/// How long things may take and how often they are tried; tests make them short.
package struct ModelTiming: Sendable {
  /// A probe of a server that was ready before.
  package var warmProbe = Duration.seconds(5)
  /// A probe in the background: the server may load its model meanwhile.
  package var coldProbe = Duration.seconds(120)
  /// The first form of a server's life: 18 s were measured on one busy core, where later ones take 4.
  package var firstForm = Duration.seconds(30)
  /// Between two looks at a server that is loading, and after `quickLooks` of them.
  package var quickLook = Duration.seconds(2)
  package var quickLooks = 15
  package var slowLook = Duration.seconds(10)
  /// Between two looks at a server that needs a person first.
  package var patientLook = Duration.seconds(60)
  /// How long the breaker stays open.
  package var rest = Duration.seconds(60)
  /// A model may change under us without a word.
  package var freshness = Duration.seconds(6 * 3600)
  /// The least pause between two looks that sentences ask for.
  package var leastPause = Duration.seconds(1)

  package init() {}
}
