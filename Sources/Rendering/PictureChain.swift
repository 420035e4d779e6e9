internal import Media
internal import Plans

/// The filters that turn a source's pictures into the film's: size, colours, upright, framed.
struct PictureChain {
  /// Luminance of diffuse white in HDR, candela a square metre (ITU-R BT.2408).
  private static let diffuseWhite = 203
  /// Brightest highlight kept apart from white, candela a square metre: BT.2100's nominal HLG display.
  private static let brightest = 1000.0
  /// Linear light up to here, in parts of diffuse white, is not touched: skin and everything darker.
  private static let untouched = 0.5
  /// The background is made this much smaller before it is blurred, so that the blur costs little.
  private static let backgroundShrink = 16
  /// Pixels of the small background that the blur reaches.
  private static let backgroundBlur = 4
  /// Brightness kept of the background, so that the eye stays on the picture.
  private static let backgroundLight = 0.5

  let format: PictureFormat
  let look: Look
  let film: PictureSize

  /// In libav's syntax; nil when the source's pictures are the film's already.
  var description: String? {
    let framing = PictureFraming(format, orientation: look.orientation, framing: look.framing, in: film)
    let steps = colours(scaledTo: framing) + upright + frame(framing)
    return steps.isEmpty ? nil : steps.joined(separator: ",")
  }

  /// The picture alone, upright and of this size, in the film's colours.
  func upright(at size: PictureSize) -> String {
    let steps = colours(scaledTo: PictureFraming(scaled: size)) + upright
    return steps.isEmpty ? "null" : steps.joined(separator: ",")
  }

  private var hdr: HDR? {
    format.hdr ?? (format.primaries == nil && look.hdr != .dolbyVision ? look.hdr : nil)
  }

  /// What an untagged picture means: players take small ones for BT.601.
  private var matrix: PictureFormat.Matrix {
    if let matrix = format.matrix { return matrix }
    if hdr != nil { return .bt2020 }
    return format.size.width >= 1280 || format.size.height > 576 ? .bt709 : .bt601
  }

  private var primaries: PictureFormat.Primaries {
    format.primaries ?? (hdr != nil || matrix == .bt2020 ? .bt2020 : .bt709)
  }

  // MARK: Colours and size

  private func colours(scaledTo framing: PictureFraming) -> [String] {
    if hdr != nil { return [scale(framing, to: "yuv420p10le", always: true)].compactMap(\.self) + toneMap }
    if format.isRGB {
      let scaled = scale(framing, to: primaries == .bt709 ? "yuv420p" : "yuv444p", always: true)
      return [scaled, primaries == .bt709 ? nil : foreignColours].compactMap(\.self)
    }
    let isForeign = matrix != .bt709 || primaries != .bt709
    let isDeep = isForeign && format.bitDepth > 8
    let scaled = scale(framing, to: isDeep ? "yuv420p10le" : "yuv420p", always: false)
    return [scaled, isForeign ? foreignColours : nil].compactMap(\.self)
  }

  /// Scaling, with the conversion to limited range and 4:2:0; nil when there is nothing to do.
  private func scale(_ framing: PictureFraming, to layout: String, always: Bool) -> String? {
    let upright = framing.scaled
    let stored =
      look.orientation.swapsSides ? PictureSize(width: upright.height, height: upright.width) : upright
    if !always, stored == format.size, format.layout == layout, format.isFullRange != true { return nil }
    var text = "scale=\(stored.width):\(stored.height):flags=bicubic:out_range=limited"
    if format.isRGB {
      text += ":out_color_matrix=\(hdr != nil ? "bt2020" : "bt709")"
    } else {
      text += ":in_color_matrix=\(matrix.rawValue):out_color_matrix=\(matrix.rawValue)"
      // libav takes grey pictures for full range on its own.
      if !format.layout.hasPrefix("gray") {
        text += ":in_range=\(format.isFullRange == true ? "full" : "limited")"
      }
    }
    // What a transparent source shows where it shows nothing is black.
    if format.hasAlpha {
      text += ",format=yuva444p,premultiply=inplace=1,scale=in_range=limited:out_range=limited"
    }
    return text + ",format=\(layout)"
  }

  /// Another matrix is exchanged in integers; other primaries need light itself, as the tone curve does.
  private var foreignColours: String {
    guard primaries == .bt709 else {
      return "zscale=\(zscaleInput):tin=709:p=709:t=709:m=709:r=limited:d=ordered,format=yuv420p"
    }
    let space =
      switch matrix {
      case .bt601: "smpte170m"
      case .bt709: "bt709"
      case .bt2020: "bt2020ncl"
      case .smpte240m: "smpte240m"
      case .fcc: "fcc"
      }
    return "colorspace=ispace=\(space):iprimaries=bt709:itrc=bt709:irange=tv"
      + ":space=bt709:primaries=bt709:trc=bt709:range=tv:format=yuv420p"
  }

  /// Light is made linear, its colours BT.709's, its highlights bent into the film's range.
  private var toneMap: [String] {
    let transfer = hdr == .hlg ? "arib-std-b67" : "smpte2084"
    let peak = PictureChain.brightest / Double(PictureChain.diffuseWhite)
    return [
      "zscale=\(zscaleInput):tin=\(transfer):p=709:t=linear:npl=\(PictureChain.diffuseWhite)",
      "format=gbrpf32le", "tonemap=mobius:param=\(PictureChain.untouched):peak=\(peak)",
      "zscale=t=709:m=709:r=limited:d=ordered", "format=yuv420p",
    ]
  }

  /// What a scaled picture means, in the words of `zscale`.
  private var zscaleInput: String {
    let space =
      switch format.isRGB ? (hdr != nil ? .bt2020 : .bt709) : matrix {
      case .bt601: "170m"
      case .bt709: "709"
      case .bt2020: "2020_ncl"
      case .smpte240m: "smpte240m"
      case .fcc: "fcc"
      }
    let colours =
      switch primaries {
      case .bt709: "709"
      case .bt2020: "2020"
      case .p3: "smpte432"
      }
    return "min=\(space):pin=\(colours):rin=limited"
  }

  // MARK: Upright and framed

  private var upright: [String] {
    switch (look.orientation.rotation, look.orientation.mirrored) {
    case (90, false): ["transpose=clock"]
    case (90, true): ["transpose=clock_flip"]
    case (180, false): ["hflip", "vflip"]
    case (180, true): ["vflip"]
    case (270, false): ["transpose=cclock"]
    case (270, true): ["transpose=cclock_flip"]
    case (_, true): ["hflip"]
    default: []
    }
  }

  private func frame(_ framing: PictureFraming) -> [String] {
    switch framing.fit {
    case .exact: []
    case .cropped: ["crop=\(film.width):\(film.height)" + (look.aim.map { place(framing, $0) } ?? "")]
    case .within: background(framing)
    }
  }

  /// Where a crop begins that has this point in its middle, or as near to it as the picture's edges allow.
  private func place(_ framing: PictureFraming, _ aim: Aim) -> String {
    func start(_ whole: Int, _ shown: Int, _ middle: Int) -> Int {
      max(0, min(whole - shown, whole * middle / 1000 - shown / 2)) / 2 * 2
    }
    let left = start(framing.scaled.width, film.width, aim.x)
    return ":\(left):\(start(framing.scaled.height, film.height, aim.y))"
  }

  /// The picture over a small, blurred, darkened copy of itself made large again.
  private func background(_ framing: PictureFraming) -> [String] {
    let picture = framing.scaled
    let small = PictureSize(
      width: even(film.width / PictureChain.backgroundShrink),
      height: even(film.height / PictureChain.backgroundShrink))
    let cover = max(
      Double(small.width) / Double(picture.width), Double(small.height) / Double(picture.height))
    let width = max(small.width, even(Int((Double(picture.width) * cover).rounded(.up))))
    let height = max(small.height, even(Int((Double(picture.height) * cover).rounded(.up))))
    let light = PictureChain.backgroundLight
    return [
      "split[front][back];[back]scale=\(width):\(height):flags=area", "crop=\(small.width):\(small.height)",
      "gblur=sigma=\(PictureChain.backgroundBlur)", "lutyuv=y=16+(val-16)*\(light)",
      "scale=\(film.width):\(film.height):flags=bicubic[behind];[behind][front]overlay=\(framing.left(in: film)):\(framing.top(in: film))",
    ]
  }

  private func even(_ length: Int) -> Int { max(2, (length + 1) / 2 * 2) }
}
