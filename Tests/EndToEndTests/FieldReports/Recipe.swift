internal import Plans

/// Makes the small inputs of field reports by the reports' own shell lines.
enum Recipe {
  /// `clip FILE SECONDS COLOUR [OPTION...]`, `still FILE COLOUR [SIZE]`, `shot FILE DATE [OFFSET]` dates a still, `fb FILE
  /// SECONDS RATE [OPTION...]` flashes and beeps together half a second after every second.
  private static let words = #"""
    set -eu
    ff() { ffmpeg -nostdin -hide_banner -loglevel error -y "$@"; }
    clip() { local f=$1 d=$2 c=$3; shift 3
      ff -f lavfi -i "color=c=$c:s=320x180:r=30:d=$d" -f lavfi -i "sine=f=440:r=48000:d=$d" -c:v libx264 \
        -preset ultrafast -pix_fmt yuv420p -c:a aac -b:a 64k -shortest "$@" "$f"; }
    still() { ff -f lavfi -i "color=c=$2:s=${3:-640x360}:d=1" -frames:v 1 -update 1 -q:v 3 "$1"; }
    shot() { exiftool -q -overwrite_original -DateTimeOriginal="$2" ${3:+-OffsetTimeOriginal="$3"} "$1"; }
    fb() { local f=$1 d=$2 r=$3; shift 3
      ff -f lavfi -i "color=c=black:s=320x180:r=$r:d=$d,drawbox=c=white:t=fill:enable='lt(mod(t+0.5,1),0.12)'" \
        -f lavfi -i "aevalsrc='if(lt(mod(t+0.5,1),0.06),0.7*sin(2*PI*1000*t),0)':s=48000:d=$d" -ac 2 -c:v libx264 \
        -preset ultrafast -pix_fmt yuv420p -c:a aac "$@" "$f"; }
    cd "$1"
    """#

  static func make(_ lines: String, in folder: String) async throws {
    _ = try await judge("bash", "-c", "\(words)\n\(lines)", "recipe", folder)
  }
}

extension Household {
  /// Makes a report's input in the watched folder.
  func make(_ lines: String) async throws { try await Recipe.make(lines, in: footage) }

  /// The rows of `reel list` with these words.
  func rows(_ words: String...) async throws -> [JSON] {
    let ending = try await attempt(["list"] + words)
    return ending.json["items"]?.array ?? []
  }

  /// The paths of `reel list` with these words.
  func paths(_ words: String...) async throws -> [String] {
    let ending = try await attempt(["list"] + words)
    return (ending.json["items"]?.array ?? []).compactMap { $0["path"]?.string }
  }

  /// Videos, photos and live pairs.
  func counts() async throws -> [Int64] {
    let count = try await answer("count")
    return ["videos", "photos", "live"].compactMap { count[$0]?.integer }
  }

  /// `taken` of one file as `reel show` tells it.
  func taken(_ path: String) async throws -> String? { try await answer("show", path)["taken"]?.string }

  /// What the daemon wrote.
  var log: String { get throws { String(decoding: try scratch.read("log"), as: UTF8.self) } }
}
